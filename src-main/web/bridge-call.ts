/**
 * POST /bridge/call/<domain.name>: the body has the arguments; the response is newline-delimited JSON, progress
 * first and the reply last. Closing the connection cancels the call.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PreparedJson } from '#shared/bridge/prepared-json.ts';
import type { Door } from '../program/index.ts';
import { drain, sendFailure } from './answer.ts';
import { argumentsLimit } from './call-limits.ts';
import { readJson } from './read-body.ts';
import { webDataHeaders } from './security-headers.ts';

export async function answerCall(
  door: Door,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readJson(request, argumentsLimit(name));
  if (!body.ok) {
    drain(request);
    const status = body.fault === 'TOO_LARGE' ? 413 : 400;
    return sendFailure(response, status, 'BAD_ARGUMENTS', `the arguments are not read: ${body.fault}`, {
      field: 'body',
      reason: body.fault,
    });
  }
  const stop = new AbortController();
  const cancel = (): void => {
    if (!response.writableFinished) stop.abort();
  };
  response.once('close', cancel);
  const begin = (): boolean => {
    if (response.destroyed) return false;
    if (!response.headersSent)
      response.writeHead(200, [...webDataHeaders, 'Content-Type', 'application/x-ndjson']);
    return true;
  };
  const write = (line: unknown): void => {
    if (begin()) response.write(`${JSON.stringify(line)}\n`);
  };
  // The wall has passed this request: Host, Origin and session are the console's.
  const reply = await door.call(
    name,
    body.value,
    { trusted: true },
    {
      signal: stop.signal,
      onProgress: (progress) => write({ progress }),
      takesPrepared: true,
    },
  );
  if (reply.ok && reply.value instanceof PreparedJson) {
    // Prepared JSON is on one line already, and is sent unchanged.
    if (begin()) for (const part of replyLine(reply.value)) response.write(part);
  } else write(reply);
  response.end();
}

function replyLine({ parts }: PreparedJson<unknown>): (string | Uint8Array)[] {
  return ['{"ok":true,"value":', ...parts, '}\n'];
}
