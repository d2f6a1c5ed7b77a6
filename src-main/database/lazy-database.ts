/** A database that is opened on its first use, once for all uses that wait. */
import type { DatabaseSync } from 'node:sqlite';

export interface LazyDatabase {
  /** Opens the database where it is closed; works in the order of the calls, each without a pause. */
  use<T>(work: (database: DatabaseSync) => T): Promise<T>;
  isOpen(): boolean;
  close(): void;
}

export function lazyDatabase(open: () => Promise<DatabaseSync>): LazyDatabase {
  let opening: Promise<DatabaseSync> | null = null;
  let opened: DatabaseSync | null = null;
  const begin = (): Promise<DatabaseSync> => {
    const mine: Promise<DatabaseSync> = open().then(
      (database) => {
        if (opening === mine) opened = database;
        return database;
      },
      (error: unknown) => {
        if (opening === mine) opening = null;
        throw error;
      },
    );
    opening = mine;
    return mine;
  };
  return {
    async use(work) {
      return work(await (opening ?? begin()));
    },
    isOpen: () => opened !== null,
    close() {
      // Calls that wait for the opening are still carried out; their callers get its failure.
      if (!opened) opening?.then((database) => setImmediate(() => database.close())).catch(() => undefined);
      opened?.close();
      opened = null;
      opening = null;
    },
  };
}
