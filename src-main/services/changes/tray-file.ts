/** The tray's database, opened by the first who needs it; shared by what is collected and what is approved of it. */
import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { BridgeError } from '#shared/bridge/errors.ts';
import { openDatabase } from '../../database/open.ts';
import { previousOf, renewPrevious } from '../../database/previous.ts';
import { systemCode } from '../durable/disk.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { migrations } from './migrations.ts';
import { openSealing, type Sealing } from './sealing.ts';

export interface TrayFileOptions {
  readonly folder: string;
  readonly keyStore: KeyStore | null;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
  readonly changed?: () => void;
  /** The tray is not as it was left: told once, when it is opened. */
  readonly damaged?: (damage: TrayDamage) => void;
  /** Told why there is no newer copy to go back to. */
  readonly notCopied?: (error: unknown) => void;
}

export interface TrayDamage {
  /** The base name under which a file that could not be used is kept; '': there was none, or only its end is lost. */
  readonly kept: string;
  /** `restored`: the previous generation was taken. `lost`: there was none. `cut`: what was noted last may be missing. */
  readonly outcome: 'restored' | 'lost' | 'cut';
}

/** Milliseconds from a change to the copy that has it. */
const copyAfter = 5000;

/** CHANGES_NOT_KEPT with `reason` where the disk, the file or the key store refuses. */
export interface TrayFile {
  readonly now: () => number;
  /** Who never collects anything has no file. */
  exists(): boolean;
  use<T>(work: (database: DatabaseSync, sealing: Sealing) => T): Promise<T>;
  /** The same without the key store: what is sealed stays so. */
  withClosed<T>(work: (database: DatabaseSync) => T): Promise<T>;
  /** Tells that something in it is another one now; its previous generation follows soon. */
  tell(): void;
  /** What was forgotten goes from the previous generation too. */
  copyNow(): Promise<void>;
  /** Another number after every such change, also by another program. */
  state(database: DatabaseSync): string;
  end(): void;
}

export function openTrayFile(options: TrayFileOptions): TrayFile {
  const { folder, keyStore, now = Date.now } = options;
  const file = join(folder, 'changes.db');
  let opened: { readonly database: DatabaseSync; sealing: Promise<Sealing> | null } | null = null;
  let told = 0;
  const open = () => {
    if (opened) return opened;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = openDatabase(file, migrations, now());
    const outcome = found.restored
      ? 'restored'
      : found.setAside !== null
        ? 'lost'
        : found.lostTail
          ? 'cut'
          : null;
    if (outcome) options.damaged?.({ outcome, kept: basename(found.setAside ?? '') });
    opened = { database: found.database, sealing: null };
    if (outcome || !existsSync(previousOf(file))) copySoon();
    return opened;
  };
  let waiting: NodeJS.Timeout | null = null;
  let copying: Promise<void> = Promise.resolve();
  const copyNow = (): Promise<void> => {
    copying = copying.then(async () => {
      if (opened) await renewPrevious(opened.database, file);
    });
    const own = copying;
    copying = own.catch(() => undefined);
    return own;
  };
  const copySoon = (): void => {
    waiting ??= setTimeout(() => {
      waiting = null;
      // One that was closed meanwhile is copied when it is opened.
      copyNow().catch((error: unknown) => opened && options.notCopied?.(error));
    }, copyAfter).unref();
  };
  return {
    now,
    exists: () => opened !== null || existsSync(file) || existsSync(previousOf(file)),
    use: (work) =>
      guarded(async () => {
        const own = open();
        own.sealing ??= openSealing(own.database, keyStore).catch((error: unknown) => {
          own.sealing = null;
          throw error;
        });
        return work(own.database, await own.sealing);
      }),
    withClosed: (work) => guarded(async () => work(open().database)),
    tell() {
      told += 1;
      options.changed?.();
      copySoon();
    },
    copyNow,
    state: (database) => `${told} ${String(database.prepare('pragma data_version').get()?.data_version)}`,
    end() {
      if (waiting) clearTimeout(waiting);
      waiting = null;
      opened?.database.close();
      opened = null;
    },
  };
}

/** SQLite's calls are synchronous; what they throw becomes the coded refusal. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof BridgeError) throw cause;
    const reason = systemCode(cause);
    const error = new BridgeError('CHANGES_NOT_KEPT', `the change tray could not be used: ${reason}`, {
      reason,
    });
    error.cause = cause;
    throw error;
  }
}
