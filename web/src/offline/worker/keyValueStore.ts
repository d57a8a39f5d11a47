/** The key-value store: texts under names in IndexedDB, where Python keeps people, tables and their logs. */

const STORE = "texts";

/** An error that Python understands: to Pyodide, what IndexedDB gives is none. */
const asError = (error: DOMException | null): Error =>
  new Error(error ? `${error.name}: ${error.message}` : "the browser's storage does not answer");

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("ludoteca", 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(asError(request.error));
  });
}

const startingWith = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`);

/** What Python calls: texts travel as JSON. `onLost` hears when somebody deletes the storage of this browser. */
export async function openKeyValueStore(onLost: () => void) {
  const database = await opened();
  database.onclose = onLost;
  /** A transaction, and what to do when it fails. */
  const begin = (mode: IDBTransactionMode, reject: (reason: Error) => void): IDBTransaction => {
    try {
      const transaction = database.transaction(STORE, mode, { durability: "strict" });
      transaction.onabort = transaction.onerror = () => reject(asError(transaction.error));
      return transaction;
    } catch (error) {
      throw asError(error as DOMException); // such as a database that was closed
    }
  };
  return {
    read: (start: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const transaction = begin("readonly", reject);
        const store = transaction.objectStore(STORE);
        const names = store.getAllKeys(startingWith(start));
        const texts = store.getAll(startingWith(start));
        transaction.oncomplete = () => {
          const pairs = names.result.map((name, index) => [name, (texts.result as string[])[index]]);
          resolve(JSON.stringify(Object.fromEntries(pairs)));
        };
      }),
    write: (texts: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const transaction = begin("readwrite", reject);
        const store = transaction.objectStore(STORE);
        for (const [name, text] of Object.entries(JSON.parse(texts) as Record<string, string>)) store.put(text, name);
        transaction.oncomplete = () => resolve();
      }),
  };
}
