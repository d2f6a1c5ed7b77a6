/** The console's platform calls, reported when each has ended, for the sandbox's panel and for toasts. */
import { ApiError, type ApiErrorKind } from '#shared/api/api-error.ts';
import { serverMark } from './server-mark.ts';
import { createSignal } from './signal.ts';

export interface MadeCall {
  readonly endpoint: string;
  /** The mark of the server that was asked. */
  readonly server: string;
  /** Start in milliseconds since 1970, and duration. */
  readonly at: number;
  readonly milliseconds: number;
  /** `givenUp`: the caller aborted. */
  readonly result: 'done' | 'givenUp' | ApiErrorKind;
  /** Of a failure, as `ApiError` has them; 0 otherwise. */
  readonly code: number | string;
  readonly status: number;
}

const callMade = createSignal<MadeCall>();
export const onCall = callMade.listen;

export async function withCallNote<T>(
  endpoint: string,
  work: () => Promise<T>,
  server: string = serverMark(),
): Promise<T> {
  const at = Date.now();
  const started = performance.now();
  const tell = (result: MadeCall['result'], code: number | string = 0, status = 0) =>
    callMade.emit({
      endpoint,
      server,
      at,
      milliseconds: Math.round(performance.now() - started),
      result,
      code,
      status,
    });
  try {
    const output = await work();
    tell('done');
    return output;
  } catch (error) {
    if (error instanceof ApiError) tell(error.kind, error.code, error.status);
    else tell('givenUp');
    throw error;
  }
}
