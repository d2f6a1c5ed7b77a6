/** GET /bridge/events: each event as a line of JSON while the tab listens; blank lines keep the connection alive. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Program } from '../program/index.ts';
import { webDataHeaders } from './security-headers.ts';

/** Milliseconds between blank lines. */
const keepAliveEvery = 20_000;
/** Bytes queued for a tab that does not read; beyond them it is disconnected, and connects again. */
const backlogLimit = 4 * 1024 * 1024;

export function streamEvents(
  program: Pick<Program, 'onEvent'>,
  _: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(200, [...webDataHeaders, 'Content-Type', 'application/x-ndjson']);
  const write = (line: string): void => {
    if (response.writableLength > backlogLimit) response.destroy();
    else response.write(`${line}\n`);
  };
  write('');
  const timer = setInterval(() => write(''), keepAliveEvery);
  const stop = program.onEvent((name, payload) => write(JSON.stringify({ name, payload })));
  response.once('close', () => {
    clearInterval(timer);
    stop();
  });
}
