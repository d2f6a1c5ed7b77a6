/** Failures that the specification calls silent: no toast, but a quiet notice with *Retry* in the page (spec 2§8). */
import { type ReactNode, useState } from 'react';
import { ErrorNotice } from '#widgets/Notice.tsx';

interface Quiet {
  readonly title: string;
  readonly error: unknown;
  readonly again: () => void;
}

export interface QuietRuns {
  readonly notice: ReactNode;
  /** Does the work; what it throws is said under `title`. */
  readonly run: (title: string, work: () => Promise<void>) => Promise<void>;
}

export function useQuiet(): QuietRuns {
  const [failed, setFailed] = useState<Quiet | null>(null);
  const run = async (title: string, work: () => Promise<void>) => {
    try {
      await work();
      setFailed(null);
    } catch (error) {
      setFailed({ title, error, again: () => void run(title, work) });
    }
  };
  const notice = failed && (
    <ErrorNotice error={failed.error} title={failed.title} tone="quiet" onRetry={failed.again} />
  );
  return { notice, run };
}
