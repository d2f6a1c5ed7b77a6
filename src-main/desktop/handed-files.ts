/**
 * console://app/bridge/files: the bytes behind a handle, and a handle for bytes that the page made (a file with a
 * path is dropped with its path instead). Both are streams, for they may be larger than the memory.
 */
import { BridgeError, type BridgeReply } from '#shared/bridge/errors.ts';
import { handedKindHeader, handedLimit } from '#shared/bridge/handed-files.ts';
import type { FileStore } from '../services/files/file-store.ts';
import { desktopDataHeaders } from './content-security.ts';
import { plainAnswer } from './plain-answer.ts';

type Files = Pick<FileStore, 'addUpload' | 'open'>;

export async function handedFiles(request: Request, pathname: string, files: Files): Promise<Response> {
  const id = /^\/bridge\/files\/([A-Za-z0-9-]{1,64})$/.exec(pathname)?.[1];
  try {
    if (id !== undefined && request.method === 'GET') return await give(await files.open(id));
    if (pathname === '/bridge/files' && request.method === 'POST') return await take(request, files);
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    return answer({ ok: false, error: error.toData() }, error.code === 'FILE_UNKNOWN' ? 404 : 400);
  }
  return plainAnswer(404, 'no such address');
}

async function take(request: Request, files: Files): Promise<Response> {
  const limit = handedLimit(request.headers.get(handedKindHeader));
  if (limit === null || !request.body) throw new BridgeError('BAD_ARGUMENTS', 'nothing that can be taken');
  const name = decoded(request.headers.get('x-file-name'));
  return answer({ ok: true, value: await files.addUpload(name, request.body, limit) }, 200);
}

function give({ size, stream }: Awaited<ReturnType<Files['open']>>): Response {
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': String(size) };
  return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: { ...desktopDataHeaders, ...headers },
  });
}

function answer(reply: BridgeReply, status: number): Response {
  return Response.json(reply, { status, headers: desktopDataHeaders });
}

function decoded(name: string | null): string {
  try {
    return decodeURIComponent(name ?? '');
  } catch {
    throw new BridgeError('BAD_ARGUMENTS', 'X-File-Name is not a name', { field: 'X-File-Name' });
  }
}
