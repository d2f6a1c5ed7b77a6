/**
 * Imports themes one after another, each with its result. A run can be stopped at any time and resumed. After a lost
 * answer it first looks whether the theme exists already.
 */
import { useEffect, useRef, useState } from 'react';
import { isUnconfirmed } from '#data/changes/index.ts';
import { readAgain } from '#data/read.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import { useTenantScope } from '#state/tenant-scope.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { keepImportedFamilies } from './import-families.ts';
import { keepImportNotes } from './import-notes.ts';
import { importTheme } from './import-theme.ts';
import type { Attempts, ImportDestination, ImportOutcome } from './importing.ts';
import type { ThemeToImport } from './incoming-themes.ts';

export interface ImportStep {
  readonly incoming: ThemeToImport;
  /** `unknown`: the theme was sent, and no answer came. */
  readonly state: 'waiting' | 'running' | 'failed' | 'unknown' | 'skipped' | ImportOutcome;
  readonly error: Error | null;
  /** Progress of its upload, 0 to 1. */
  readonly progress: number;
}

export interface ImportRun {
  /** null before the start. */
  readonly steps: readonly ImportStep[] | null;
  readonly running: boolean;
  readonly start: (themes: readonly ThemeToImport[], to: ImportDestination) => void;
  readonly stop: () => void;
  /** Runs the remaining and the failed themes. */
  readonly resume: () => void;
  readonly close: () => void;
}

const through: ReadonlySet<ImportStep['state']> = new Set([
  'made',
  'replaced',
  'same',
  'collected',
  'kept',
  'skipped',
]);

export function isThrough({ state }: ImportStep): boolean {
  return through.has(state);
}

function stateAtStart({ plan }: ThemeToImport): ImportStep['state'] {
  if (plan === 'same') return 'same';
  return plan === 'skip' ? 'skipped' : 'waiting';
}

export function useImportRun(): ImportRun {
  const scope = useTenantScope();
  const [steps, setSteps] = useState<readonly ImportStep[] | null>(null);
  const [running, setRunning] = useState(false);
  const attempts = useRef(new Map<string, Attempts>());
  const work = useRef<{ readonly stop: AbortController; readonly to: ImportDestination } | null>(null);
  useEffect(() => () => work.current?.stop.abort(), []);

  const change = (id: string, part: Partial<ImportStep>) =>
    setSteps((now) =>
      now === null ? null : now.map((one) => (one.incoming.id === id ? { ...one, ...part } : one)),
    );
  const attemptsOf = (id: string): Attempts => {
    const known = attempts.current.get(id) ?? { file: null, idsBefore: null };
    attempts.current.set(id, known);
    return known;
  };
  const runOne = async ({ incoming }: ImportStep, to: ImportDestination, signal: AbortSignal) => {
    const { id } = incoming;
    change(id, { state: 'running', error: null, progress: 0 });
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const outcome = await importTheme(incoming, to, attemptsOf(id), { signal, onProgress });
      change(id, { state: outcome });
      return outcome;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const sent = isUnconfirmed(error) || (signal.aborted && attemptsOf(id).idsBefore !== null);
      if (signal.aborted) change(id, { state: sent ? 'unknown' : 'waiting' });
      else change(id, { state: sent ? 'unknown' : 'failed', error });
      return null;
    }
  };
  const run = async (all: readonly ImportStep[], to: ImportDestination) => {
    const stop = new AbortController();
    work.current = { stop, to };
    setRunning(true);
    const finished: { readonly incoming: ThemeToImport; readonly outcome: ImportOutcome }[] = [];
    for (const step of all) {
      if (stop.signal.aborted) break;
      const { incoming } = step;
      const outcome = isThrough(step) ? null : await runOne(step, to, stop.signal);
      if (outcome ?? step.state === 'same') finished.push({ incoming, outcome: outcome ?? 'same' });
    }
    // A theme that was sent without an answer may have arrived, so that the packages are compared with the server's
    // themes once more.
    if (all.some((step) => !isThrough(step) && !finished.some(({ incoming }) => incoming === step.incoming)))
      await readAgain(themeReads);
    if (scope) {
      await keepImportNotes(scope, finished, to).catch(notifyFailure);
      await keepImportedFamilies(scope, finished, to).catch(notifyFailure);
    }
    setRunning(false);
  };

  return {
    steps,
    running,
    start(themes, to) {
      const begun = themes.map(
        (incoming): ImportStep => ({
          incoming,
          error: null,
          progress: 0,
          state: stateAtStart(incoming),
        }),
      );
      attempts.current.clear();
      setSteps(begun);
      void run(begun, to);
    },
    stop: () => work.current?.stop.abort(),
    resume() {
      if (steps && work.current) void run(steps, work.current.to);
    },
    close() {
      setSteps(null);
    },
  };
}
