/**
 * Licence files that were opened lately: for the menu, and for the system's own lists (dock, jump list). Paths stay in
 * main; a portable set-up leaves nothing in the system's lists.
 */
import { basename } from 'node:path';
import { app } from 'electron';
import * as z from 'zod';
import { openStore, type Store } from '../services/durable/store.ts';

const recentFiles = z.object({ paths: z.array(z.string().min(1).max(4096)).max(10) });
const kept = 10;

export interface RecentFile {
  readonly name: string;
  readonly path: string;
}

export interface RecentFiles {
  list(): readonly RecentFile[];
  add(paths: readonly string[]): Promise<void>;
  remove(path: string): Promise<void>;
  clear(): Promise<void>;
  /** When what was changed is on the disk. */
  settled(): Promise<unknown>;
}

/** `changed`: the menu shows the list. */
export async function openRecentFiles(o: {
  folder: string;
  portable: boolean;
  changed: () => void;
}): Promise<RecentFiles> {
  const store: Store<z.output<typeof recentFiles>> = await openStore({
    folder: o.folder,
    name: 'recent-files',
    version: 1,
    read: (data) => recentFiles.safeParse(data).data ?? null,
    defaults: () => ({ paths: [] }),
  });
  const set = async (change: (paths: readonly string[]) => readonly string[]): Promise<void> => {
    await store.update(({ paths }) => ({ paths: change(paths).slice(0, kept) }));
    o.changed();
  };
  return {
    list: () => store.current().paths.map((path) => ({ name: basename(path), path })),
    async add(added) {
      if (added.length === 0) return;
      if (!o.portable) for (const path of added) app.addRecentDocument(path);
      await set((paths) => [...added, ...paths.filter((path) => !added.includes(path))]);
    },
    remove: (gone) => set((paths) => paths.filter((path) => path !== gone)),
    async clear() {
      if (!o.portable) app.clearRecentDocuments();
      await set(() => []);
    },
    // Reading comes after the writes that are still under way.
    settled: () => store.refresh(),
  };
}
