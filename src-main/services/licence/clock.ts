/**
 * The latest time that this computer's clock ever showed, stored durably (`licence-clock.json`), so that setting
 * the clock back cannot make an ended licence valid again: more than a day before that time the reader says
 * CLOCK_SUSPECT.
 *
 * A clock that once ran ahead would make every later reading suspect. The computer's administrator ends that by
 * `clock.confirmed` in the policy file, an instant at which the clock was seen to be right: earlier notes are
 * dropped, once for each such instant, and counting goes on from it (docs/formats/licence-keys.md).
 */
import * as z from 'zod';
import { type DurableStore, openStore } from '../durable/store.ts';

/** Progress of the clock (ms) after which it is written: while running, and at closing. */
const writeEvery = 60 * 60 * 1000;
const writeAtClose = 60 * 1000;

/** Milliseconds since 1970, UTC. */
const noted = z.object({
  highest: z.number().int().min(0).nullable(),
  /** The administrator's latest applied instant. */
  confirmed: z.number().int().min(0).nullable(),
});
type Noted = z.output<typeof noted>;

export interface ClockReading {
  readonly now: number;
  /** The latest time noted before; null for none. */
  readonly highestTime: number | null;
}

/** No method rejects: a full disk must not keep a licence from being read. */
export interface LicenceClock {
  /** Returns and notes the clock's present time. */
  look(): Promise<ClockReading>;
  /** Returns the latest noted time without noting one, for a verdict about a given moment. */
  highestTime(): Promise<number | null>;
  /** Writes pending notes. */
  close(): Promise<void>;
}

export interface ClockOptions {
  /** The data folder, which all shells of a user share. */
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
  /** The administrator's instant (`Policy.confirmedTime`), requested at each look. */
  readonly confirmed?: () => Promise<number | null>;
  /** Called where the time cannot be read or stored. */
  readonly onFailed?: (error: unknown) => void;
}

const nothing: Noted = { highest: null, confirmed: null };

export function createClock(options: ClockOptions): LicenceClock {
  const { now = Date.now, confirmed = async () => null, onFailed = () => undefined } = options;
  let opening: Promise<DurableStore<Noted> | null> | null = null;
  let known: Noted = nothing;
  /** The state on the disk. */
  let latestNote: Noted = nothing;
  let writing: Promise<void> = Promise.resolve();

  const open = (): Promise<DurableStore<Noted> | null> => {
    opening ??= openStore<Noted>({
      folder: options.folder,
      name: 'licence-clock',
      version: 1,
      read: (data) => noted.safeParse(data).data ?? null,
      defaults: () => nothing,
      now,
    }).then(
      (store) => {
        latestNote = store.current();
        known = latest(latestNote, known);
        return store;
      },
      (error: unknown) => {
        onFailed(error);
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
    const before = latestNote;
    // Set before the write, so that two looks do not both write.
    latestNote = known;
    try {
      const written = await store?.update((current) =>
        // A confirmed instant that the disk lacks is this shell's; an unknown one is another shell's.
        sameWord(current, before) && !sameWord(current, known) ? known : latest(current, known),
      );
      if (!written) return;
      latestNote = written;
      known = latest(written, known);
    } catch (error) {
      latestNote = before;
      onFailed(error);
    }
  };

  const ahead = (most: number): boolean =>
    known.highest !== null &&
    (latestNote.highest === null ||
      known.highest - latestNote.highest >= most ||
      !sameWord(latestNote, known));

  return {
    async look() {
      const { highest, confirmed } = await recall();
      const time = now();
      known = { highest: Math.max(highest ?? 0, time), confirmed };
      // Not awaited: the reading does not depend on it.
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

/** With the same confirmed instant the later note wins; otherwise the disk's does. */
function latest(disk: Noted, memory: Noted): Noted {
  if (memory.highest === null || !sameWord(disk, memory)) return disk;
  return { ...disk, highest: Math.max(disk.highest ?? 0, memory.highest) };
}
