/** POST /bridge/files takes bytes and returns a handle; GET /bridge/files/<id> returns a handle's bytes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BridgeError } from '#shared/bridge/errors.ts';
import { handedKindHeader, handedLimit } from '#shared/bridge/handed-files.ts';
import type { Program } from '../program/index.ts';
import { drain, sendFailure, sendJson } from './answer.ts';
import { webDataHeaders } from './security-headers.ts';

type Files = Program['files'];

export async function takeFile(
  files: Files,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = decodeName(request.headers['x-file-name']);
  if (name === null) {
    drain(request);
    return sendFailure(response, 400, 'BAD_ARGUMENTS', 'X-File-Name is not a name', { field: 'X-File-Name' });
  }
  const limit = handedLimit(request.headers[handedKindHeader]?.toString());
  if (limit === null) {
    drain(request);
    return sendFailure(response, 400, 'BAD_ARGUMENTS', 'no such kind', { field: handedKindHeader });
  }
  const size = Number(request.headers['content-length'] ?? 0);
  if (size > limit) {
    drain(request);
    return fail(response, new BridgeError('FILE_TOO_LARGE', 'too large', { name, size, limit }));
  }
  try {
    const handle = await files.addUpload(name, request.iterator({ destroyOnReturn: false }), limit);
    sendJson(response, 200, { ok: true, value: handle });
  } catch (error) {
    drain(request);
    fail(response, error);
  }
}

export async function giveFile(files: Files, id: string, response: ServerResponse): Promise<void> {
  let file: Awaited<ReturnType<Files['open']>>;
  try {
    file = await files.open(id);
  } catch (error) {
    return fail(response, error);
  }
  response.writeHead(200, [
    ...webDataHeaders,
    'Content-Type',
    'application/octet-stream',
    'Content-Length',
    String(file.size),
    'Content-Disposition',
    `attachment; filename*=UTF-8''${encodeName(file.name)}`,
  ]);
  // A cut on either side ends the other, so that the reader notices missing bytes.
  await pipeline(Readable.fromWeb(file.stream), response).catch(() => response.destroy());
}

function fail(response: ServerResponse, error: unknown): void {
  if (!(error instanceof BridgeError)) throw error;
  const { code, message, params } = error;
  const status = code === 'FILE_TOO_LARGE' ? 413 : code === 'FILE_UNKNOWN' ? 404 : 400;
  sendFailure(response, status, code, message, { ...params });
}

function decodeName(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || header === '' || header.length > 4096) return null;
  try {
    return decodeURIComponent(header);
  } catch {
    return null;
  }
}

/** RFC 8187 §3.2.1. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
