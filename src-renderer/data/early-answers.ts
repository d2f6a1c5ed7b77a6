/**
 * Answers to the requests that were sent before the console's code was loaded: by early.ts, and by the shell for the
 * page at the address. The first equal request, to the same server and in the same language, receives the answer; each
 * is used once, and only during the start.
 */
import { questionOf } from '#shared/bridge/start.ts';
import { serverMarkHeader } from '#shared/bridge/server-mark-header.ts';

interface Early {
  readonly question: string;
  readonly headers: Headers;
  readonly answer: Promise<Response>;
}

/** Headers that may change an answer. */
const telling = [serverMarkHeader, 'Accept-Language'];
let waiting: readonly Early[] = [];

/** `question`: `questionOf` a request without other headers. A failure is ignored: the reader repeats the request. */
export function keepEarly(
  question: string,
  headers: Record<string, string>,
  answer: Promise<Response>,
): Promise<Response> {
  answer.catch(() => undefined);
  waiting = [...waiting, { question, headers: new Headers(headers), answer }];
  return answer;
}

/** Drops the unused answers, which are outdated after the start, a change or the session's end. */
export function dropEarlyAnswers(): void {
  waiting = [];
}

/** Status, headers and text of an early answer; null when the request was not sent early. */
export async function takeEarly(
  request: Parameters<typeof questionOf>[0],
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly text: string } | null> {
  if (waiting.length === 0) return null;
  const question = questionOf(request);
  const requestHeaders = new Headers(headers);
  const isAsked = (one: Early): boolean =>
    one.question === question && telling.every((name) => one.headers.get(name) === requestHeaders.get(name));
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
