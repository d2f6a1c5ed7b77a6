/** Runs one connection check at a time: steps as they end, report, abort. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ConnectionReport } from '#shared/bridge/servers.ts';

export type ExaminedStep = ConnectionReport['steps'][number];

interface Progress {
  readonly steps: readonly ExaminedStep[];
  /** Null while the check runs. */
  readonly report: ConnectionReport | null;
  readonly failure: unknown;
  /** Start in milliseconds since 1970. */
  readonly began: number;
}

interface Context {
  readonly signal: AbortSignal;
  readonly onProgress: (step: ExaminedStep) => void;
}

export interface ExaminationState {
  /** Null before the first check. */
  readonly progress: Progress | null;
  readonly running: boolean;
  /** Rejects when the form's values were refused; a failed check is in `progress`. */
  readonly run: (work: (context: Context) => Promise<ConnectionReport>) => Promise<void>;
  readonly stop: () => void;
}

export function useExamination(): ExaminationState {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [running, setRunning] = useState(false);
  const current = useRef<AbortController | null>(null);
  const stop = useCallback(() => current.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const run = useCallback<ExaminationState['run']>(async (work) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const edit = (next: (now: Progress | null) => Progress | null) => {
      if (current.current === controller) setProgress(next);
    };
    setRunning(true);
    setProgress({ steps: [], report: null, failure: null, began: Date.now() });
    try {
      const onProgress = (step: ExaminedStep) =>
        edit((now) => now && { ...now, steps: [...now.steps, step] });
      const report = await work({ signal: controller.signal, onProgress });
      edit((now) => now && { ...now, steps: report.steps, report });
    } catch (error) {
      const ofForm =
        error instanceof BridgeError && !['CANCELLED', 'UNREACHABLE', 'INTERNAL'].includes(error.code);
      if (ofForm) {
        edit(() => null);
        throw error;
      }
      edit((now) => now && { ...now, failure: error });
    } finally {
      if (current.current === controller) setRunning(false);
    }
  }, []);
  return { progress, running, run, stop };
}
