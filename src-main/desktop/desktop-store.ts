/**
 * What belongs to this desktop alone and may be lost without harm: places of windows, zoom, recent files. electron-store
 * keeps it in one file, `desktop.json`; settings, server profiles and secrets are in the durable store (decision 003).
 */
import type ElectronStore from 'electron-store';

type Values = Record<string, unknown>;

/** One of its values, in memory and on the disk. */
export interface Kept<T> {
  current(): T;
  /** Rejects where it could not be written; it is the current one all the same. */
  update(change: (now: T) => T): Promise<void>;
}

export interface DesktopStore {
  /** `read` answers null for what it does not believe; then it is `first`. */
  part<T>(key: 'window' | 'recentFiles', read: (data: unknown) => T | null, first: T): Kept<T>;
}

/** Loads electron-store, so that nothing of it is evaluated before it is wanted. A broken file counts as none. */
export async function openDesktopStore(folder: string): Promise<DesktopStore> {
  const { default: Store } = await import('electron-store');
  const store: ElectronStore<Values> = new Store<Values>({
    cwd: folder,
    name: 'desktop',
    clearInvalidConfig: true,
    accessPropertiesByDotNotation: false,
    configFileMode: 0o600,
  });
  return {
    part(key, read, first) {
      let now = read(store.get(key)) ?? first;
      return {
        current: () => now,
        async update(change) {
          now = change(now);
          store.set(key, now);
        },
      };
    },
  };
}
