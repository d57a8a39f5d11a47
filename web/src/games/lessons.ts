/** Lessons of a guided first match, which every game makes in the same way. */

import type { View } from "../api/client";
import type { Edition, Lesson } from "../board/gameModule";

interface Pointers {
  places: Record<string, string>; // by lesson: a selector of what it speaks about
  openers?: Record<string, string>; // a selector of the button that opens it, where it is not in sight
}

/**
 * Returns a function that makes a lesson from its id, the paragraphs it leads to, and when it is shown. `situationOf`
 * reads a view once for all of them; null where there is nothing to teach.
 */
export function lessonsWith<S>(
  { places, openers = {} }: Pointers,
  situationOf: (view: View, seat: string, edition: Edition) => S | null,
) {
  return (id: string, paragraphs: string[], fits: (situation: S) => boolean): Lesson => ({
    id,
    at: places[id],
    opener: openers[id],
    paragraphs,
    when(view, seat, edition) {
      const situation = situationOf(view, seat, edition);
      return situation !== null && fits(situation);
    },
  });
}
