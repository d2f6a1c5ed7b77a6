/**
 * POST /bridge/start, and /bridge/session for a new tab: lines of JSON with the reply of `app.start`, and then what the
 * platform answers to the page's first reads (program/first-answers.ts).
 */
import type { ServerResponse } from 'node:http';
import {
  type FirstAnswer,
  type FirstQuestions,
  type FirstRead,
  firstServer,
  type StartLine,
} from '#shared/bridge/start.ts';
import { answerFirst, type Program, readFirstQuestions } from '../program/index.ts';
import { webDataHeaders } from './security-headers.ts';

/** Bytes of the request's body. */
export const startLimit = 2048;

/** Validates a page's first question; null where it is malformed. */
export function firstQuestions(input: unknown): FirstQuestions | null {
  const questions = readFirstQuestions(input);
  const server: unknown = Reflect.get(Object(input), 'server') ?? null;
  if (server !== null && (typeof server !== 'string' || server.length > 64)) return null;
  return questions && { ...questions, server };
}

/** `session` belongs to a tab that has just come in. */
export async function answerStart(
  { door, gateway }: Pick<Program, 'door' | 'gateway'>,
  questions: FirstQuestions,
  response: ServerResponse,
  session?: string,
): Promise<void> {
  const stop = new AbortController();
  response.once('close', () => stop.abort());
  const start = await door.call('app.start', {}, { trusted: true });
  const write = (line: StartLine | FirstRead | FirstAnswer): void => {
    if (!response.destroyed) response.write(`${JSON.stringify(line)}\n`);
  };
  if (!response.destroyed)
    response.writeHead(200, [...webDataHeaders, 'Content-Type', 'application/x-ndjson']);
  write(session === undefined ? { start } : { session, start });
  // Sends the reads to the server that the page shows, and to no other.
  const server = firstServer(start, questions.server);
  if (server) await answerFirst(questions, { gateway, ...server, signal: stop.signal, write });
  response.end();
}
