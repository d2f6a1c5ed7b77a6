/**
 * A carrier of a few threads, which start with the first load and end when idle. When a load is answered, even by a
 * failure, no thread uses its files any more.
 */
import { availableParallelism } from 'node:os';
import type { ByteSpan, CarriedPicture, Carrier, Load } from '../../../formats/theme-package/carrier.ts';
import { type BoundedThread, startThread } from '../../../threads/bounded-thread.ts';
import { builtFile } from '../../../threads/built-file.ts';

export type Errand =
  | { readonly loads: readonly Load[] }
  | { readonly file: number; readonly spans: readonly ByteSpan[] };
export type CarrierAnswer =
  | { readonly carried: readonly CarriedPicture[] }
  | { readonly gathered: readonly Uint8Array[] }
  | { readonly failed: string; readonly code: string };

/** Limit of threads, besides the number of processors: more would not speed up a disk. */
const most = 4;
/** Heap limit for JavaScript objects, in MB; bytes of packages lie outside the heap. */
const megabytes = 32;
/** Milliseconds for one errand, also on a slow disk. */
const timeLimit = 120_000;
/** Milliseconds without work after which the threads end. */
const idle = 10_000;
/** Bytes below which starting threads takes longer than the work. */
const worthwhile = 16 * 1024 ** 2;

interface Crew {
  readonly thread: BoundedThread;
  loads: number;
}

export function threadCarrier(least = worthwhile): Carrier {
  let crew: Crew[] = [];
  let ending: NodeJS.Timeout | undefined;
  const rest = (): void => {
    const gone = crew;
    crew = [];
    for (const { thread } of gone) void thread.end();
  };
  const next = (): Crew => {
    crew = crew.filter(({ thread }) => thread.alive);
    const free = crew.toSorted((one, other) => one.loads - other.loads)[0];
    if (free && (free.loads === 0 || crew.length >= Math.min(most, availableParallelism()))) return free;
    const address = builtFile(import.meta.url, './worker.ts', 'package-carrier.js');
    const fresh = { thread: startThread(address, { data: null, megabytes }), loads: 0 };
    crew.push(fresh);
    return fresh;
  };
  const ask = async (errand: Errand): Promise<CarrierAnswer> => {
    const nextErrand = next();
    nextErrand.loads += 1;
    try {
      return (await nextErrand.thread.ask(errand, timeLimit)) as CarrierAnswer;
    } catch (error) {
      // The thread may be inside a system call: its files are the caller's again only after it has ended.
      await nextErrand.thread.end();
      throw error;
    } finally {
      nextErrand.loads -= 1;
    }
  };
  const send = async (errand: Errand): Promise<CarrierAnswer> => {
    clearTimeout(ending);
    try {
      const answer = await ask(errand);
      if (!('failed' in answer)) return answer;
      throw Object.assign(new Error(answer.failed), answer.code === 'UNKNOWN' ? {} : { code: answer.code });
    } finally {
      clearTimeout(ending);
      if (crew.every(({ loads }) => loads === 0)) ending = setTimeout(rest, idle).unref();
    }
  };
  return {
    least,
    async carry(loads) {
      const answer = await send({ loads });
      return 'carried' in answer ? answer.carried : [];
    },
    async gather(file, spans) {
      const answer = await send({ file, spans });
      return 'gathered' in answer ? answer.gathered : [];
    },
  };
}
