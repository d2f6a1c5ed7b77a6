/**
 * The web shell's transport to a loopback server. The one-time token in the link's fragment is exchanged for a session
 * token, which lives in this tab's sessionStorage and is sent as a header (cookies are not isolated by port).
 */
import { BridgeError, type BridgeReply } from '#shared/bridge/errors.ts';
import type { HandedKind } from '#shared/bridge/handed-files.ts';
import type { CallOptions } from '#shared/bridge/index.ts';
import type { FirstQuestions, StartLine } from '#shared/bridge/start.ts';
import { bridgeFiles, fileRequest } from './file-request.ts';
import { takeFirstAnswers } from './first-answers.ts';
import { keepAlive } from './keep-alive.ts';
import { readLines } from './ndjson.ts';
import { sessionToken } from './session-token.ts';
import { noteRefusedRequest } from './shell-lost.ts';
import type { FirstReadsRequest, ShellTransport } from './transport.ts';

const reconnectDelay = 2000;

/** Exchanges the address's token, if there is one, and requests the console's first data in the same call. */
async function start({
  take,
  paths,
  page,
  language,
  server,
}: FirstReadsRequest): Promise<BridgeReply | null> {
  const questions: FirstQuestions = { paths, page, language, server };
  const token = new URLSearchParams(location.hash.slice(1)).get('t');
  if (token !== null) {
    // The entry path changes at every start; the console starts at its root.
    const path = location.pathname.startsWith('/~') ? '/' : location.pathname;
    history.replaceState(history.state, '', path + location.search);
    const ticket = document.querySelector<HTMLMetaElement>('meta[name="steward-ticket"]')?.content;
    const response = await post('/bridge/session', { token, ticket, start: questions }, {});
    const reply = response.ok ? await begun(response, take) : null;
    if (reply) return reply;
  }
  const session = sessionToken.get();
  if (session === null) return null;
  try {
    const response = await post('/bridge/start', questions, headers(session));
    if (isRefused(response, session)) return noSession();
    return (
      (await begun(response, take)) ??
      failure('INTERNAL', `app.start ended without an answer: HTTP ${response.status}`)
    );
  } catch (error) {
    return failure('UNREACHABLE', error instanceof Error ? error.message : String(error));
  }
}

function post(path: string, body: object, more: Record<string, string>): Promise<Response> {
  const sent = { 'Content-Type': 'application/json', ...more };
  return fetch(path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}

/** The answer to `app.start`; null when the shell has none. Later lines are passed to `take` as they arrive. */
async function begun(response: Response, take: FirstReadsRequest['take']): Promise<BridgeReply | null> {
  const lines = readLines(response);
  const { value } = await lines.next();
  const line = (value ?? {}) as StartLine | BridgeReply;
  // A shell with an internal error answers like any call.
  if ('ok' in line) return line;
  if (line.session !== undefined) sessionToken.keep(line.session);
  const { start: reply } = line;
  if (reply) takeFirstAnswers(lines, (answers) => take(reply, answers));
  return reply ?? null;
}

function headers(session = sessionToken.get()): Record<string, string> {
  return { 'X-Steward-Session': session ?? '' };
}

export function webTransport(): ShellTransport {
  return { shell: 'web', start, invoke, subscribe, sendFile, readFile, requestHeaders: () => headers() };
}

async function invoke(
  name: string,
  args: unknown,
  { signal, onProgress, outlives }: CallOptions<unknown>,
): Promise<BridgeReply> {
  const body = JSON.stringify(args);
  const giveBack = outlives ? keepAlive(body) : null;
  const session = sessionToken.get();
  const request: RequestInit = {
    method: 'POST',
    headers: {
      ...headers(session),
      'Content-Type': 'application/json',
      'X-Steward-Call': crypto.randomUUID(),
    },
    body,
    signal: signal ?? null,
    keepalive: giveBack !== null,
  };
  try {
    const response = await fetch(`/bridge/call/${name}`, request);
    if (isRefused(response, session)) return noSession();
    let reply: BridgeReply | null = null;
    for await (const line of readLines(response)) {
      if (typeof line === 'object' && line !== null && 'progress' in line) onProgress?.(line.progress);
      else reply = line as BridgeReply;
    }
    return reply ?? failure('INTERNAL', `${name} ended without an answer: HTTP ${response.status}`);
  } catch (error) {
    if (signal?.aborted) return failure('CANCELLED', `${name} was cancelled`);
    return failure('UNREACHABLE', error instanceof Error ? error.message : String(error));
  } finally {
    giveBack?.();
  }
}

function subscribe(listener: (name: string, payload: unknown) => void, opened: () => void): () => void {
  const stop = new AbortController();
  void (async () => {
    while (!stop.signal.aborted) {
      const session = sessionToken.get();
      try {
        const response = await fetch('/bridge/events', { headers: headers(session), signal: stop.signal });
        if (isRefused(response, session)) return;
        opened();
        for await (const line of readLines(response)) {
          const { name, payload } = line as { name: string; payload: unknown };
          listener(name, payload);
        }
      } catch {
        // The stream broke: Steward was stopped or the computer slept. A new request handles both.
      }
      await new Promise((resolve) => setTimeout(resolve, reconnectDelay));
    }
  })();
  return () => stop.abort();
}

async function sendFile(file: File, kind: HandedKind, signal?: AbortSignal): Promise<BridgeReply> {
  const session = sessionToken.get();
  try {
    const response = await fetch(bridgeFiles, fileRequest(file, kind, headers(session), signal));
    if (isRefused(response, session)) return noSession();
    return (await response.json()) as BridgeReply;
  } catch (error) {
    if (signal?.aborted) return failure('CANCELLED', 'the upload was cancelled');
    return failure('FILE_UNREADABLE', error instanceof Error ? error.message : String(error));
  }
}

async function readFile(id: string): Promise<Blob> {
  const response = await fetch(`${bridgeFiles}/${encodeURIComponent(id)}`, { headers: headers() });
  if (!response.ok) throw new BridgeError('FILE_UNKNOWN', `file ${id}: ${response.status}`);
  return response.blob();
}

/** Whether the shell itself refused (401, 403), after a restart or the session's end; the tab needs a new link. */
function isRefused(response: Response, session: string | null): boolean {
  if (response.status !== 401 && response.status !== 403) return false;
  noteRefusedRequest(session);
  return true;
}

function noSession(): BridgeReply {
  return failure('FORBIDDEN_SENDER', 'the session with Steward has ended');
}

function failure(
  code: 'FORBIDDEN_SENDER' | 'INTERNAL' | 'CANCELLED' | 'UNREACHABLE' | 'FILE_UNREADABLE',
  message: string,
): BridgeReply {
  return { ok: false, error: new BridgeError(code, message).toData() };
}
