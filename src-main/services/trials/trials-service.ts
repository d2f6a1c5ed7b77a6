/**
 * Trials, in one durable file (`trials.json`): each change is taken back at its end, unless somebody kept it. A
 * program that was not running then takes nothing back later without asking: it marks the trial as missed.
 */
import * as z from 'zod';
import {
  type Trial,
  type TrialProblem,
  trialDue,
  trialLateness,
  trialPause,
  trialShape,
} from '#shared/rules/security/trial.ts';
import { type DurableStore, openStore } from '../durable/store.ts';

export interface TakenBack {
  /** Null where the change was taken back. `elsewhere`: another window or program is taking it back. */
  readonly problem: TrialProblem | 'elsewhere' | null;
  readonly message?: string;
}

export interface TrialsService {
  all(): Promise<readonly Trial[]>;
  /** Whether such a change has ended the session on the server before. */
  endsSession(server: string): Promise<boolean>;
  begin(trial: Omit<Trial, 'ends' | 'problem' | 'message'>): Promise<void>;
  noteEndsSession(server: string): Promise<void>;
  keep(entry: number): Promise<void>;
  /** Ends the trials of entries that were undone by hand. */
  review(): Promise<void>;
  forgetServer(server: string): Promise<void>;
  close(): void;
}

export interface TrialsOptions {
  readonly folder: string;
  readonly now: () => number;
  /** Length of a trial in milliseconds. */
  readonly length: number;
  readonly onChanged: (trials: readonly Trial[]) => void;
  readonly takeBack: (trial: Trial) => Promise<TakenBack>;
  /** Whether the change was undone by hand, or the journal no longer has it. */
  readonly isOver: (entry: number) => Promise<boolean>;
  readonly report: (error: unknown) => void;
}

const fileShape = z.object({ trials: z.array(trialShape), ends: z.array(z.string().max(64)) });
type Kept = z.output<typeof fileShape>;

export function createTrialsService(o: TrialsOptions): TrialsService {
  let opening: Promise<DurableStore<Kept>> | null = null;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** Trials of this program, which has their session. */
  const ownTrials = new Set<number>();
  const busy = new Set<number>();

  const open = (): Promise<DurableStore<Kept>> => {
    opening ??= openStore<Kept>({
      folder: o.folder,
      name: 'trials',
      version: 1,
      now: o.now,
      read: (data) => fileShape.safeParse(data).data ?? null,
      defaults: () => ({ trials: [], ends: [] }),
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const read = async (): Promise<Kept> => (await open()).refresh();
  const update = async (change: (trials: readonly Trial[]) => readonly Trial[]): Promise<void> => {
    const { trials } = await (await open()).update((now) => ({ ...now, trials: [...change(now.trials)] }));
    o.onChanged(trials);
    wait(trials);
  };
  const drop = (gone: (trial: Trial) => boolean) => update((all) => all.filter((one) => !gone(one)));
  const mark = (entry: number, problem: Trial['problem'], message: string) =>
    update((all) => all.map((one) => (one.entry === entry ? { ...one, problem, message } : one)));

  /** Sets the timer for the next trial that ends. */
  const wait = (trials: readonly Trial[]): void => {
    clearTimeout(alarm);
    const running = trials.filter(({ problem, entry }) => problem === null && !busy.has(entry));
    if (closed || running.length === 0) return;
    const now = o.now();
    const next = Math.min(...running.map(({ ends }) => (ends > now ? ends - now : trialPause)));
    alarm = setTimeout(look, next);
    alarm.unref();
  };
  const look = (): void => void check().catch(o.report);

  const check = async (): Promise<void> => {
    const { trials } = await read();
    // The newest change is taken back first.
    for (const trial of trials.toSorted((one, other) => other.entry - one.entry)) {
      const due = trialDue(trial, o.now());
      if (due === 'missed') await mark(trial.entry, 'missed', '');
      if (due === 'now' && !busy.has(trial.entry)) await end(trial);
    }
    if (!closed) wait((await read()).trials);
  };

  const end = async (trial: Trial): Promise<void> => {
    const { entry } = trial;
    busy.add(entry);
    const outcome = await o
      .takeBack(trial)
      .catch((error: unknown): TakenBack => {
        o.report(error);
        return { problem: 'failed' };
      })
      .finally(() => busy.delete(entry));
    if (closed) return;
    if (outcome.problem === null) return drop((one) => one.entry === entry);
    // The other window or program records the outcome.
    if (outcome.problem === 'elsewhere') return;
    const mayComeBack = outcome.problem === 'unreachable' && o.now() - trial.ends < trialLateness;
    // Another program on these data may have the session that this one lacks.
    const isOthers = outcome.problem === 'signedOut' && !ownTrials.has(entry);
    if (!mayComeBack && !isOthers) await mark(entry, outcome.problem, outcome.message?.slice(0, 4000) ?? '');
  };

  return {
    async all() {
      const { trials } = await read();
      // The first read after a start also finds trials that end while nobody reads.
      if (alarm === undefined) wait(trials);
      if (trials.some((one) => trialDue(one, o.now()) !== 'wait' && one.problem === null)) look();
      return trials;
    },
    endsSession: async (server) => (await read()).ends.includes(server),
    async begin(trial) {
      ownTrials.add(trial.entry);
      const ends = o.now() + o.length;
      const begun: Trial = { ...trial, ends, problem: null, message: '' };
      await update((all) => [...all.filter(({ entry }) => entry !== trial.entry), begun]);
    },
    async noteEndsSession(server) {
      await (await open()).update((now) => ({ ...now, ends: [...new Set([...now.ends, server])] }));
    },
    keep: (entry) => drop((one) => one.entry === entry),
    async review() {
      const { trials } = await read();
      const over = new Set<number>();
      for (const { entry } of trials) if (!busy.has(entry) && (await o.isOver(entry))) over.add(entry);
      if (over.size > 0) await drop(({ entry }) => over.has(entry));
    },
    async forgetServer(server) {
      await (await open()).update((now) => ({ ...now, ends: now.ends.filter((id) => id !== server) }));
      await drop((one) => one.server === server);
    },
    close() {
      closed = true;
      clearTimeout(alarm);
    },
  };
}
