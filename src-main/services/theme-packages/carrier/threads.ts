/**
 * A carrier of a few threads, which are started by the first load and end when there is nothing to do for a while. An
 * answer, a failure too, says that no thread touches the files of its load any more.
 */
import { availableParallelism } from 'node:os';
import type { Carried, Carrier, Load, Span } from '../../../formats/theme-package/carrier.ts';
import { type BoundedThread, startThread } from '../../../threads/bounded-thread.ts';
import { builtFile } from '../../../threads/built-file.ts';

export type Errand =
  | { readonly loads: readonly Load[] }
  | { readonly file: number; readonly spans: readonly Span[] };
export type Answer =
  | { readonly carried: readonly Carried[] }
  | { readonly gathered: readonly Uint8Array[] }
  | { readonly failed: string; readonly code: string };

/** As many as there are processors, up to what a disk keeps busy. */
const most = 4;
/** Of JavaScript objects; bytes of packages lie beside them. */
const megabytes = 32;
/** Milliseconds for one errand, on a slow disk too. */
const timeLimit = 120_000;
/** Milliseconds. */
const idle = 10_000;
/** Bytes: starting threads takes as long as reading some of them. */
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
  const ask = async (errand: Errand): Promise<Answer> => {
    const one = next();
    one.loads += 1;
    try {
      return (await one.thread.ask(errand, timeLimit)) as Answer;
    } catch (error) {
      // It may be in the middle of a call to the system: only when it has ended are its files the caller's again.
      await one.thread.end();
      throw error;
    } finally {
      one.loads -= 1;
    }
  };
  const send = async (errand: Errand): Promise<Answer> => {
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
