/**
 * What was asked of the platform before the console's code was there. Whoever asks the same for the first time, of the
 * same server and in the same language, is given that answer; it is handed out once, and only during the start.
 */
import { meantHeader } from '#shared/bridge/meant.ts';

interface Early {
  readonly path: string;
  readonly headers: Headers;
  readonly answer: Promise<Response>;
}

/** In what an answer may differ. */
const telling = [meantHeader, 'Accept-Language'];
let waiting: readonly Early[] = [];

/** `path`: of a read, with nothing but headers. A failure here is nobody's: it is asked again when it is wanted. */
export function keepEarly(
  path: string,
  headers: Record<string, string>,
  answer: Promise<Response>,
): Promise<Response> {
  answer.catch(() => undefined);
  waiting = [...waiting, { path, headers: new Headers(headers), answer }];
  return answer;
}

/** The start is over: what nobody has asked for may no longer be true. */
export function dropEarlyAnswers(): void {
  waiting = [];
}

/** The answer to a read that was asked early: its status, its headers and its text; null where it was not. */
export async function takeEarly(
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly text: string } | null> {
  const asked = new Headers(headers);
  const isAsked = (one: Early): boolean =>
    one.path === path && telling.every((name) => one.headers.get(name) === asked.get(name));
  const early = waiting.find(isAsked);
  if (!early) return null;
  waiting = waiting.filter((one) => one !== early);
  const whole = early.answer.then(async (response) => ({ response, text: await response.text() }));
  return unlessAborted(
    whole.catch(() => null),
    signal,
  );
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    const stop = (): void => fail(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(done, fail).finally(() => signal.removeEventListener('abort', stop));
  });
}
