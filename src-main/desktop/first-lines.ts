/** POST console://app/bridge/first: what the platform answers to the page's first reads, as lines of JSON. */
import type { FirstAnswer, FirstRead } from '#shared/bridge/start.ts';
import { answerFirst, type Program, readFirstQuestions } from '../program/index.ts';
import { desktopDataHeaders } from './content-security.ts';
import { plainAnswer } from './plain-answer.ts';

/** Characters of the request's body. */
const longest = 2048;

export async function firstLines(
  request: Request,
  { gateway, servers }: Pick<Program, 'gateway' | 'servers'>,
): Promise<Response> {
  const input = await readInput(request);
  const questions = readFirstQuestions(input);
  const mark: unknown = Reflect.get(Object(input), 'mark');
  if (!questions || typeof mark !== 'string') return plainAnswer(400, 'the first questions are not read');
  const target = servers.targetOf(mark);
  const stop = new AbortController();
  const lines = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async start(sink) {
      const write = (line: FirstRead | FirstAnswer): void => {
        if (!stop.signal.aborted) sink.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
      };
      // A page that remembers a server of before asks itself, when it knows the present one.
      if (target) {
        const { mapping } = target;
        await answerFirst(questions, { gateway, mark, mapping, signal: stop.signal, write });
      }
      if (!stop.signal.aborted) sink.close();
    },
    cancel: () => stop.abort(),
  });
  return new Response(lines, {
    headers: { ...desktopDataHeaders, 'Content-Type': 'application/x-ndjson' },
  });
}

/** Null where the body is too long, or no JSON. */
async function readInput(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text.length > longest ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
