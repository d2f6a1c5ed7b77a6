import type { IncomingMessage, ServerResponse } from 'node:http';
import { BridgeError, type BridgeErrorCode, type BridgeReply } from '#shared/bridge/errors.ts';
import { noServiceWorker } from './entry.ts';
import { webDataHeaders } from './security-headers.ts';
import type { WallRefusal } from './wall.ts';

export function sendText(response: ServerResponse, status: number, text: string, more: string[] = []): void {
  send(response, status, 'text/plain; charset=utf-8', `${text}\n`, more);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  more: string[] = [],
): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value), more);
}

/** A refusal in the shape of a bridge reply. */
export function sendFailure(
  response: ServerResponse,
  status: number,
  code: BridgeErrorCode,
  message: string,
  params: Record<string, string | number> = {},
  more: string[] = [],
): void {
  const reply: BridgeReply = { ok: false, error: new BridgeError(code, message, params).toData() };
  sendJson(response, status, reply, more);
}

/**
 * Sends the refusal of a wall. A console whose session has ended must be able to read that, on the bridge and on
 * the platform's paths; everybody else gets a plain status. The connection is closed, as nobody waits for the rest
 * of a body.
 */
export function sendWallRefusal(response: ServerResponse, { code, status }: WallRefusal): void {
  if (code !== 'SESSION') {
    const cleared = code === 'SERVICE_WORKER' ? noServiceWorker : [];
    sendText(response, status, `refused: ${code}`, [...closing, ...cleared]);
    return;
  }
  const error = new BridgeError('FORBIDDEN_SENDER', 'this tab has no session').toData();
  sendJson(response, status, { ok: false, error }, ['x-steward-gateway', 'SESSION_REFUSED', ...closing]);
}

export const closing = ['Connection', 'close'];

/** The text of a complete response to a request that Node's parser or a timeout refused. */
export function brokenRequestAnswer(status: string): string {
  const fields = [...webDataHeaders, ...closing, 'Content-Length', '0'];
  const lines = fields.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${fields[i + 1]}`] : []));
  return `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Reads and drops the rest of a body, so that the response arrives before the connection is cut. */
export function drain(request: IncomingMessage): void {
  request.on('error', () => undefined);
  request.resume();
}

function send(response: ServerResponse, status: number, type: string, body: string, more: string[]): void {
  if (response.headersSent || response.destroyed) return;
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, [...webDataHeaders, 'Content-Type', type, 'Content-Length', length, ...more]);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
