/**
 * The latest time that this computer's clock ever showed, kept durably (`licence-clock.json`), so that a clock that
 * was set back can't make an ended licence valid again: more than a day before it the reader says CLOCK_SUSPECT.
 *
 * A clock that once ran ahead would make every later reading suspect. The computer's administrator ends that by
 * `clock.confirmed` in the policy file, an instant at which the clock was seen to be right: what was noted before is
 * dropped, once for each such instant, and counting goes on from it (docs/formats/licence-keys.md).
 */
import * as z from 'zod';
import { openStore, type Store } from '../durable/store.ts';

/** Progress of the clock (ms) after which it is written again, and after which closing writes it. */
const writeEvery = 60 * 60 * 1000;
const writeAtClose = 60 * 1000;

/** Milliseconds since 1970, UTC. */
const noted = z.object({
  highest: z.number().int().min(0).nullable(),
  /** The administrator's instant that was applied last. */
  confirmed: z.number().int().min(0).nullable(),
});
type Noted = z.output<typeof noted>;

export interface ClockReading {
  readonly now: number;
  /** The latest time noted before; null where none was. */
  readonly highestTime: number | null;
}

/** Nothing here rejects: a full disk must not keep a licence from being read. */
export interface Clock {
  /** What the clock shows now, which is noted. */
  look(): Promise<ClockReading>;
  /** The latest time noted, without noting anything: for a verdict about a moment that somebody names. */
  highestTime(): Promise<number | null>;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

export interface ClockOptions {
  /** Where it is kept; every shell of one user has the same. */
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
  /** The administrator's instant (`Policy.confirmedTime`), asked for at every look. */
  readonly confirmed?: () => Promise<number | null>;
  /** Told where the time can't be read or kept. */
  readonly failed?: (error: unknown) => void;
}

const nothing: Noted = { highest: null, confirmed: null };

export function createClock(options: ClockOptions): Clock {
  const { now = Date.now, confirmed = async () => null, failed = () => undefined } = options;
  let opening: Promise<Store<Noted> | null> | null = null;
  let known: Noted = nothing;
  /** What stands on the disk. */
  let kept: Noted = nothing;
  let writing: Promise<void> = Promise.resolve();

  const open = (): Promise<Store<Noted> | null> => {
    opening ??= openStore<Noted>({
      folder: options.folder,
      name: 'licence-clock',
      version: 1,
      read: (data) => noted.safeParse(data).data ?? null,
      defaults: () => nothing,
      now,
    }).then(
      (store) => {
        kept = store.current();
        known = latest(kept, known);
        return store;
      },
      (error: unknown) => {
        failed(error);
        opening = null;
        return null;
      },
    );
    return opening;
  };

  const recall = async (): Promise<Noted> => {
    const word = await confirmed();
    await open();
    if (word !== null && word !== known.confirmed) known = { highest: word, confirmed: word };
    return known;
  };

  const write = async (): Promise<void> => {
    const store = await open();
    const before = kept;
    // Said before it is done, so that two looks do not both write.
    kept = known;
    try {
      const written = await store?.update((current) =>
        // A word that is not on the disk yet is ours; one that we don't know was applied by another shell since.
        sameWord(current, before) && !sameWord(current, known) ? known : latest(current, known),
      );
      if (!written) return;
      kept = written;
      known = latest(written, known);
    } catch (error) {
      kept = before;
      failed(error);
    }
  };

  const ahead = (most: number): boolean =>
    known.highest !== null &&
    (kept.highest === null || known.highest - kept.highest >= most || !sameWord(kept, known));

  return {
    async look() {
      const { highest, confirmed } = await recall();
      const time = now();
      known = { highest: Math.max(highest ?? 0, time), confirmed };
      // Not waited for: a reading does not depend on it.
      if (ahead(writeEvery)) writing = write();
      return { now: time, highestTime: highest };
    },
    highestTime: async () => (await recall()).highest,
    async close() {
      await writing;
      if (opening && ahead(writeAtClose)) await write();
    },
  };
}

function sameWord(a: Noted, b: Noted): boolean {
  return a.confirmed === b.confirmed;
}

/** Of two notes under one word of the administrator the later; under different words the first, which is on the disk. */
function latest(disk: Noted, memory: Noted): Noted {
  if (memory.highest === null || !sameWord(disk, memory)) return disk;
  return { ...disk, highest: Math.max(disk.highest ?? 0, memory.highest) };
}
