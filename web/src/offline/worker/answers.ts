/** Answers of Python to requests: there is one also when Python fails. */

export interface Answer {
  status: number;
  text: string;
}

const FAILED = 500; // the status of an internal error

export async function answerOf(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    console.error(error);
    return { status: FAILED, text: "{}" };
  }
}
