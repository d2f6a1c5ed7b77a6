/**
 * Answers to the requests that early.ts sent before the console's code was loaded. The first equal request, to the same
 * server and in the same language, receives the answer; each is used once, and only during the start.
 */
import { serverMarkHeader } from '#shared/bridge/server-mark-header.ts';

interface Early {
  readonly path: string;
  readonly headers: Headers;
  readonly answer: Promise<Response>;
}

/** Headers that may change an answer. */
const telling = [serverMarkHeader, 'Accept-Language'];
let waiting: readonly Early[] = [];

/** `path`: a GET without other headers. A failure is ignored: the reader repeats the request. */
export function keepEarly(
  path: string,
  headers: Record<string, string>,
  answer: Promise<Response>,
): Promise<Response> {
  answer.catch(() => undefined);
  waiting = [...waiting, { path, headers: new Headers(headers), answer }];
  return answer;
}

/** Drops the unused answers after the start, since they may be outdated. */
export function dropEarlyAnswers(): void {
  waiting = [];
}

/** Status, headers and text of an early answer; null when the read was not requested early. */
export async function takeEarly(
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly text: string } | null> {
  const requestHeaders = new Headers(headers);
  const isAsked = (one: Early): boolean =>
    one.path === path && telling.every((name) => one.headers.get(name) === requestHeaders.get(name));
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
