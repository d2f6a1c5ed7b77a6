/** Lets the server try a form's connection; the result is kept until the next trial. */
import { useState } from 'react';
import type { TriedStep } from '#shared/api/test-steps.ts';

export interface ConnectionTrial {
  readonly steps: readonly TriedStep[] | null;
  readonly failure: unknown;
  readonly running: boolean;
  readonly run: (ask: () => Promise<{ readonly steps: readonly TriedStep[] }>) => Promise<void>;
}

export function useTrial(): ConnectionTrial {
  const [state, setState] = useState<Omit<ConnectionTrial, 'run'>>({
    steps: null,
    failure: null,
    running: false,
  });
  return {
    ...state,
    async run(ask) {
      setState({ steps: null, failure: null, running: true });
      try {
        const { steps } = await ask();
        setState({ steps, failure: null, running: false });
      } catch (failure) {
        setState({ steps: null, failure, running: false });
      }
    },
  };
}
