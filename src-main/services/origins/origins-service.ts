/**
 * Files that tell the country or the network of an address (MaxMind DB): chosen by the user, copied into the data
 * folder, and read in a thread. Nothing is ever fetched.
 */
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { OriginFile } from '#shared/bridge/origins.ts';
import { fileSizeLimit } from '#shared/bridge/handed-files.ts';
import {
  type AddressOrigin,
  type OriginFileKind,
  originFileKinds,
} from '#shared/rules/login-log/address-origin.ts';
import { type BoundedThread, startThread, ThreadError } from '../../threads/bounded-thread.ts';
import { builtFile } from '../../threads/built-file.ts';
import { writeAtomic } from '../durable/atomic-file.ts';
import { systemCode } from '../durable/disk.ts';
import { notKeptError, withNotKeptError } from '../durable/not-kept.ts';
import type { FileStore } from '../files/file-store.ts';
import type { OriginAnswer, OriginFileFacts, OriginQuestion } from './worker.ts';

/** Rejects with ORIGIN_FILE_INVALID, or with ORIGINS_NOT_KEPT and `reason` where the disk refuses. */
export interface OriginsService {
  files(): Promise<{ files: OriginFile[] }>;
  /** Takes the place of an earlier file of its kind. */
  choose(chosen: { file: string }): Promise<{ files: OriginFile[] }>;
  forget(forgotten: { kind: OriginFileKind }): Promise<{ files: OriginFile[] }>;
  /** In the order of the addresses. */
  find(asked: { addresses: readonly string[] }): Promise<{ origins: AddressOrigin[] }>;
  close(): Promise<void>;
}

interface OriginsOptions {
  readonly folder: string;
  readonly files: Pick<FileStore, 'read'>;
  /** A file was chosen or forgotten. */
  readonly onChanged: () => void;
}

/** Milliseconds for a file to be read, and for thousands of addresses to be looked up in it. */
const timeLimit = 20_000;
/** Megabytes of the thread's objects; the file's bytes are beside them. */
const megabytes = 96;

export function createOriginsService({ folder, files, onChanged }: OriginsOptions): OriginsService {
  let thread: BoundedThread | null = null;
  const pathOf = (kind: OriginFileKind) => join(folder, `${kind}.mmdb`);

  async function ask(question: OriginQuestion) {
    if (!thread?.alive)
      thread = startThread(builtFile(import.meta.url, './worker.ts', 'origin-files.js'), {
        data: null,
        megabytes,
        inBackground: true,
      });
    const answer = await thread.ask(question, timeLimit).catch((error: unknown): OriginAnswer => {
      // A file that exceeds the limits of time or memory counts as unusable.
      if (error instanceof ThreadError && (error.fault === 'TIME' || error.fault === 'MEMORY'))
        return { ok: false, reason: null };
      throw error;
    });
    const { ok, ...content } = answer as OriginAnswer;
    if ('reason' in content && content.reason !== null) throw notKeptError(...unkept, content.reason);
    if (!ok) throw new BridgeError('ORIGIN_FILE_INVALID', 'no file of addresses’ origins');
    return content as { readonly facts?: OriginFileFacts; readonly origins?: readonly AddressOrigin[] };
  }

  async function kindsThere(): Promise<OriginFileKind[]> {
    const there = await Promise.all(
      originFileKinds.map(async (kind) => {
        const found = await orNotKept(() => stat(pathOf(kind)).catch(nothingThere));
        return found === null ? [] : [kind];
      }),
    );
    return there.flat();
  }

  async function list(): Promise<{ files: OriginFile[] }> {
    const kinds = await kindsThere();
    return { files: await Promise.all(kinds.map(factsOf)) };
  }

  /** A file that was damaged since is named without facts, so that it can be replaced. */
  async function factsOf(kind: OriginFileKind): Promise<OriginFile> {
    try {
      const { facts } = await ask({ examineAt: pathOf(kind) });
      return { kind, type: facts?.type ?? '', built: facts?.built ?? 0, damaged: false };
    } catch (error) {
      if (error instanceof BridgeError && error.code === 'ORIGIN_FILE_INVALID')
        return { kind, type: '', built: 0, damaged: true };
      throw error;
    }
  }

  return {
    files: list,
    async choose({ file }) {
      const { bytes } = await files.read(file, fileSizeLimit);
      const { facts } = await ask({ examine: bytes });
      const kind: OriginFileKind = /asn|isp|domain|org/i.test(facts?.type ?? '') ? 'networks' : 'countries';
      await orNotKept(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeAtomic(pathOf(kind), bytes);
      });
      onChanged();
      return list();
    },
    async forget({ kind }) {
      await orNotKept(() => rm(pathOf(kind), { force: true }));
      onChanged();
      return list();
    },
    async find({ addresses }) {
      const kinds = await kindsThere();
      if (kinds.length === 0) return { origins: [] };
      const { origins = [] } = await ask({ paths: kinds.map(pathOf), addresses });
      return { origins: [...origins] };
    },
    close: async () => thread?.end(),
  };
}

function nothingThere(error: unknown): null {
  if (systemCode(error) === 'ENOENT') return null;
  throw error;
}

const unkept = ['ORIGINS_NOT_KEPT', 'the file of addresses’ origins could not be kept or read'] as const;
const orNotKept = <T>(work: () => Promise<T>): Promise<T> => withNotKeptError(...unkept, work);
