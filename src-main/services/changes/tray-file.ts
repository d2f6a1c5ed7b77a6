/** The tray's database, opened on first use and shared by the changes service and the approvals. */
import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { lazyDatabase } from '../../database/lazy-database.ts';
import { openDatabase } from '../../database/open.ts';
import { previousOf, renewPrevious } from '../../database/previous-generation.ts';
import { withNotKeptError } from '../durable/not-kept.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { trayMigrations } from './migrations.ts';
import { openSealing, type Sealing } from './sealing.ts';

export interface TrayFileOptions {
  readonly folder: string;
  readonly keyStore: KeyStore | null;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
  readonly onChanged?: () => void;
  /** Called once, at opening, where the tray was damaged. */
  readonly damaged?: (damage: TrayDamage) => void;
  /** Called with what failed beside the calls: the copy to the previous generation, or a seal by a newer key. */
  readonly failed?: (error: unknown) => void;
}

export interface TrayDamage {
  /** Base name of the unusable file that was set aside; '' where there was none, or only the end was lost. */
  readonly asideName: string;
  /** `restored`: the previous generation is used. `lost`: there was none. `cut`: the newest entries may be missing. */
  readonly outcome: 'restored' | 'lost' | 'cut';
}

/** Milliseconds from a change to its copy. */
const copyAfter = 5000;

/** Rejects with CHANGES_NOT_KEPT and `reason` where the disk, the file or the key store refuses. */
export interface TrayFile {
  readonly now: () => number;
  /** Whether the file exists; it is made by the first collected change. */
  exists(): boolean;
  use<T>(work: (database: DatabaseSync, sealing: Sealing) => T): Promise<T>;
  /** Like `use`, but without the key store: sealed content stays sealed. */
  withClosed<T>(work: (database: DatabaseSync) => T): Promise<T>;
  /** Announces a change of the tray, and schedules the copy to the previous generation. */
  tell(): void;
  /** Copies at once, so that deleted content leaves the previous generation too. */
  copyNow(): Promise<void>;
  /** A value that differs after every change, also one by another program. */
  state(database: DatabaseSync): string;
  end(): void;
}

export function openTrayFile(options: TrayFileOptions): TrayFile {
  const { folder, keyStore, now = Date.now } = options;
  const file = join(folder, 'changes.db');
  let sealing: Promise<Sealing> | null = null;
  let changeCount = 0;
  const opened = lazyDatabase(async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = await openDatabase(file, trayMigrations, now());
    const outcome = found.restored
      ? 'restored'
      : found.setAside !== null
        ? 'lost'
        : found.lostTail
          ? 'cut'
          : null;
    if (outcome) options.damaged?.({ outcome, asideName: basename(found.setAside ?? '') });
    if (outcome || !existsSync(previousOf(file))) copySoon();
    return found.database;
  });
  const openedDatabase = (): Promise<DatabaseSync> => opened.use((database) => database);
  let waiting: NodeJS.Timeout | null = null;
  let copying: Promise<void> = Promise.resolve();
  const copyNow = (): Promise<void> => {
    copying = copying.then(async () => {
      if (opened.isOpen()) await renewPrevious(await openedDatabase(), file);
    });
    const own = copying;
    copying = own.catch(() => undefined);
    return own;
  };
  const copySoon = (): void => {
    waiting ??= setTimeout(() => {
      waiting = null;
      // A closed tray is copied when it is opened again.
      copyNow().catch((error: unknown) => opened.isOpen() && options.failed?.(error));
    }, copyAfter).unref();
  };
  return {
    now,
    exists: () => opened.isOpen() || existsSync(file) || existsSync(previousOf(file)),
    use: (work) =>
      guarded(async () => {
        const database = await openedDatabase();
        sealing ??= openSealing(database, keyStore, (error) => options.failed?.(error)).catch(
          (error: unknown) => {
            sealing = null;
            throw error;
          },
        );
        return work(database, await sealing);
      }),
    withClosed: (work) => guarded(() => opened.use(work)),
    tell() {
      changeCount += 1;
      options.onChanged?.();
      copySoon();
    },
    copyNow,
    state: (database) =>
      `${changeCount} ${String(database.prepare('pragma data_version').get()?.data_version)}`,
    end() {
      if (waiting) clearTimeout(waiting);
      waiting = null;
      opened.close();
      sealing = null;
    },
  };
}

/** SQLite's calls are synchronous and throw. */
const guarded = <T>(work: () => Promise<T>): Promise<T> =>
  withNotKeptError('CHANGES_NOT_KEPT', 'the change tray could not be used', work);
