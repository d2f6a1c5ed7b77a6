/**
 * Licence files that were opened lately, for the menu and for the system's own lists (dock, jump list). Paths stay
 * in the main process; a portable set-up leaves the system's lists alone.
 */
import { basename, dirname } from 'node:path';
import { app } from 'electron';
import * as z from 'zod';
import type { DesktopStore } from './desktop-store.ts';

const most = 10;
const recentFiles = z.array(z.string().min(1).max(4096)).max(most).readonly();

export interface RecentFile {
  readonly name: string;
  readonly path: string;
}

export interface RecentFiles {
  list(): readonly RecentFile[];
  add(paths: readonly string[]): Promise<void>;
  remove(path: string): Promise<void>;
  clear(): Promise<void>;
}

/** `changed` is called after each change, so that the menu can follow. */
export function keptRecentFiles(o: {
  store: DesktopStore;
  portable: boolean;
  changed: () => void;
}): RecentFiles {
  const stored = o.store.part('recentFiles', (data) => recentFiles.safeParse(data).data ?? null, []);
  // Linux has no list of its own.
  const hasSystemList = !o.portable && process.platform !== 'linux';
  const set = async (change: (paths: readonly string[]) => readonly string[]): Promise<void> => {
    await stored.update((paths) => change(paths).slice(0, most));
    o.changed();
  };
  return {
    list() {
      const names = stored.current().map((path) => ({ name: basename(path), path }));
      const isTwin = (name: string): boolean => names.filter((one) => one.name === name).length > 1;
      // Two files of one name are told apart by their folders; Windows shows no hint beside an entry.
      return names.map(({ name, path }) => ({
        name: isTwin(name) ? `${name} – ${basename(dirname(path))}` : name,
        path,
      }));
    },
    async add(added) {
      if (added.length === 0) return;
      if (hasSystemList) for (const path of added) app.addRecentDocument(path);
      await set((paths) => [...added, ...paths.filter((path) => !added.includes(path))]);
    },
    remove: (gone) => set((paths) => paths.filter((path) => path !== gone)),
    async clear() {
      if (hasSystemList) app.clearRecentDocuments();
      await set(() => []);
    },
  };
}
