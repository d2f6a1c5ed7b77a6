/**
 * What was asked of the platform before the console's code was there. Whoever asks the same for the first time, of the
 * same server and in the same language, is given that answer; it is handed out once, and only during the start.
 */
import { meantHeader } from '#shared/bridge/meant.ts';

interface Early {
  readonly url: string;
  readonly headers: Headers;
  readonly answer: Promise<Response>;
}

/** In what an answer may differ. */
const telling = [meantHeader, 'Accept-Language'];
let waiting: readonly Early[] = [];

/** `path`: of a read, with nothing but headers. A failure here is nobody's: it is asked again when it is wanted. */
export function askEarly(path: string, headers: Record<string, string>): Promise<Response> {
  const url = new URL(path, location.href).href;
  const answer = fetch(url, { headers });
  answer.catch(() => undefined);
  waiting = [...waiting, { url, headers: new Headers(headers), answer }];
  return answer;
}

/** The start is over: what nobody has asked for may no longer be true. */
export function dropEarlyAnswers(): void {
  waiting = [];
}

/** As `fetch`, for requests that may have been made already. */
export async function fetchOrTake(request: Request): Promise<Response> {
  const early = waiting.find((one) => isSame(one, request));
  if (!early) return fetch(request);
  waiting = waiting.filter((one) => one !== early);
  const answer = await unlessAborted(
    early.answer.catch(() => null),
    request.signal,
  );
  return answer ?? fetch(request);
}

function isSame({ url, headers }: Early, request: Request): boolean {
  if (request.method !== 'GET' || request.url !== url) return false;
  return telling.every((name) => headers.get(name) === request.headers.get(name));
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    const stop = (): void => fail(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(done, fail).finally(() => signal.removeEventListener('abort', stop));
  });
}
