/**
 * Values that belong to this desktop alone and may be lost without harm: window positions, zoom, look, graphics,
 * recent files. electron-store keeps them in one file, `desktop.json`; settings, server profiles and secrets are in
 * the durable store (decision 003).
 */
import { isDeepStrictEqual } from 'node:util';
import type ElectronStore from 'electron-store';

type Values = Record<string, unknown>;

/** One value of the store, in memory and on the disk. */
export interface StoredValue<T> {
  current(): T;
  /** Rejects where the value could not be written; `current` returns it all the same. */
  update(change: (now: T) => T): Promise<void>;
}

export interface DesktopStore {
  /** The error that kept the file from being opened, so that values stay in memory until the end; null for none. */
  readonly problem: unknown;
  /** `read` validates the stored value; `first` is used where `read` returns null. */
  part<T>(
    key: 'window' | 'recentFiles' | 'look' | 'graphics',
    read: (data: unknown) => T | null,
    first: T,
  ): StoredValue<T>;
}

/**
 * Imports electron-store dynamically, to keep it out of the start. A broken file counts as empty; one that cannot be
 * opened stays as it is.
 */
export async function openDesktopStore(folder: string): Promise<DesktopStore> {
  const { default: Store } = await import('electron-store');
  let store: ElectronStore<Values> | null = null;
  let problem: unknown = null;
  try {
    store = new Store<Values>({
      cwd: folder,
      name: 'desktop',
      clearInvalidConfig: true,
      accessPropertiesByDotNotation: false,
      configFileMode: 0o600,
    });
  } catch (error) {
    problem = error;
  }
  return {
    problem,
    part(key, read, first) {
      let now = read(store?.get(key)) ?? first;
      let written = now;
      return {
        current: () => now,
        async update(change) {
          now = change(now);
          // Each write reads and replaces the whole file synchronously, so that equal values are not written.
          if (isDeepStrictEqual(now, written)) return;
          store?.set(key, now);
          written = now;
        },
      };
    },
  };
}
