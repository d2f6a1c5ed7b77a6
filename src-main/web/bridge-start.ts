/**
 * POST /bridge/start, and /bridge/session for a new tab: lines of JSON with the reply of `app.start` and then the
 * platform's answers to the page's first reads, each as soon as it is there. Otherwise the page would ask for them
 * one by one, after its own code has loaded.
 */
import type { ServerResponse } from 'node:http';
import { serverMarkHeader } from '#shared/bridge/server-mark-header.ts';
import { type FirstAnswer, type FirstQuestions, firstMark, type StartLine } from '#shared/bridge/start.ts';
import type { Program } from '../program/index.ts';
import { webDataHeaders } from './security-headers.ts';

/** Bytes of the request's body. */
export const startLimit = 2048;
/** Limit of first reads. */
const most = 4;

type Asked = Pick<Program, 'door' | 'gateway'>;

/** Validates a page's first reads; null where they are malformed. The gateway decides which paths are allowed. */
export function firstQuestions(input: unknown): FirstQuestions | null {
  if (typeof input !== 'object' || input === null) return null;
  const [paths, language] = [Reflect.get(input, 'paths'), Reflect.get(input, 'language')];
  const server: unknown = Reflect.get(input, 'server') ?? null;
  if (!Array.isArray(paths) || paths.length > most || typeof language !== 'string') return null;
  if (!/^[A-Za-z-]{2,20}$/.test(language)) return null;
  if (server !== null && (typeof server !== 'string' || server.length > 64)) return null;
  return paths.every((path) => typeof path === 'string') ? { paths, language, server } : null;
}

/** `session` belongs to a tab that has just come in. */
export async function answerStart(
  { door, gateway }: Asked,
  { paths, language, server }: FirstQuestions,
  response: ServerResponse,
  session?: string,
): Promise<void> {
  const stop = new AbortController();
  response.once('close', () => stop.abort());
  const start = await door.call('app.start', {}, { trusted: true });
  const write = (line: StartLine | FirstAnswer): void => {
    if (!response.destroyed) response.write(`${JSON.stringify(line)}\n`);
  };
  if (!response.destroyed)
    response.writeHead(200, [...webDataHeaders, 'Content-Type', 'application/x-ndjson']);
  write(session === undefined ? { start } : { session, start });
  // Sends the reads to the server that the page shows, and to no other.
  const mark = firstMark(start, server);
  for (const path of mark === null ? [] : paths) {
    const answer = await ask(
      gateway,
      path,
      { [serverMarkHeader]: mark ?? '', 'Accept-Language': language },
      stop,
    );
    // The page repeats an incomplete read, and reports its failure.
    if (answer === null) break;
    write(answer);
    if (answer.status < 200 || answer.status > 299) break;
  }
  response.end();
}

async function ask(
  gateway: Asked['gateway'],
  path: string,
  headers: Readonly<Record<string, string>>,
  stop: AbortController,
): Promise<FirstAnswer | null> {
  const answer = await gateway.handle({
    method: 'GET',
    target: path,
    headers: Object.entries(headers),
    body: null,
    signal: stop.signal,
  });
  const body = await new Response(answer.body).text().catch(() => null);
  return body === null ? null : { path, status: answer.status, headers: answer.headers, body };
}
