/** The platform calls that the console makes, told when each has ended: for the sandbox's panel, and for toasts. */
import { ApiError, type ApiErrorKind } from '#shared/api/api-error.ts';
import { createSignal } from './signal.ts';

export interface MadeCall {
  /** The endpoint's id. */
  readonly endpoint: string;
  /** Milliseconds since 1970, when it was sent; how long it took. */
  readonly at: number;
  readonly milliseconds: number;
  /** `givenUp`: the caller needed it no longer. */
  readonly result: 'done' | 'givenUp' | ApiErrorKind;
}

const made = createSignal<MadeCall>();
export const onCall = made.listen;

/** Does the work of one call and tells how it ended. */
export async function noted<T>(endpoint: string, work: () => Promise<T>): Promise<T> {
  const at = Date.now();
  const started = performance.now();
  const tell = (result: MadeCall['result']) =>
    made.emit({ endpoint, at, milliseconds: Math.round(performance.now() - started), result });
  try {
    const output = await work();
    tell('done');
    return output;
  } catch (error) {
    tell(error instanceof ApiError ? error.kind : 'givenUp');
    throw error;
  }
}
