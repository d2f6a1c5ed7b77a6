/** Hands out the platform's first answers, which a shell sends as lines of one stream, each as soon as it is there. */
import type { FirstAnswer, FirstRead } from '#shared/bridge/start.ts';
import type { FirstAnswers, KeepFirst } from './transport.ts';

/** `take` is given the answers to the reads that the page named, and returns what keeps those of reads that the shell tells. */
export function takeFirstAnswers(
  lines: AsyncIterable<unknown>,
  take: (answers: FirstAnswers) => KeepFirst,
): void {
  const waiting = new Map<string, PromiseWithResolvers<Response>>();
  let isOver = false;
  // A read without an answer, in an interrupted stream too, is the page's to repeat.
  const giveUp = (path: string, answer: PromiseWithResolvers<Response>): void =>
    answer.reject(new TypeError(`${path} was not answered`));
  const answerOf = (path: string): PromiseWithResolvers<Response> => {
    const answer = waiting.get(path) ?? Promise.withResolvers<Response>();
    waiting.set(path, answer);
    if (isOver) giveUp(path, answer);
    return answer;
  };
  const keep = take((path) => answerOf(path).promise);
  const read = async (): Promise<void> => {
    for await (const line of lines as AsyncIterable<FirstRead | FirstAnswer>) {
      if ('question' in line) keep(line.question, answerOf(line.question).promise);
      else answerOf(line.path).resolve(responseOf(line));
    }
  };
  const end = (): void => {
    isOver = true;
    for (const [path, answer] of waiting) giveUp(path, answer);
  };
  read().then(end, end);
}

function responseOf({ status, headers, body }: FirstAnswer): Response {
  const mayHaveBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(mayHaveBody ? body : null, { status, headers: headers.map(([...one]) => one) });
}
