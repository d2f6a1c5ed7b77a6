/** The change door for components: `const { submit, pending, error } = useChange()`. */
import { useCallback, useState } from 'react';
import type { Endpoint, Output } from '#shared/api/endpoint.ts';
import type { Change } from './change.ts';
import { type ChangeOptions, submitChange } from './door.ts';

export interface ChangeState {
  /** Resolves to the output, or to null when the change failed (`error` has the reason; the door has shown it). */
  readonly submit: <E extends Endpoint>(
    change: Change<E>,
    options?: ChangeOptions,
  ) => Promise<{ readonly output: Output<E> } | null>;
  readonly pending: boolean;
  readonly error: Error | null;
}

export function useChange(): ChangeState {
  const [state, setState] = useState<{ pending: boolean; error: Error | null }>({
    pending: false,
    error: null,
  });
  const submit = useCallback(async <E extends Endpoint>(change: Change<E>, options?: ChangeOptions) => {
    setState({ pending: true, error: null });
    try {
      const output = await submitChange(change, options);
      setState({ pending: false, error: null });
      return { output };
    } catch (error) {
      setState({ pending: false, error: error instanceof Error ? error : new Error(String(error)) });
      return null;
    }
  }, []);
  return { submit, ...state };
}
