import type { IncomingMessage } from 'node:http';

export type ReadBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: 'TOO_LARGE' | 'NOT_JSON' | 'CUT' | 'SLOW' };

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * `limit` in bytes; a body with a larger announced length is not read at all. `patience` in milliseconds, for
 * clients without a session; the rest of a slow body is not read.
 */
export async function readJson(
  request: IncomingMessage,
  limit: number,
  patience: number | null = null,
): Promise<ReadBody> {
  if (patience === null) return readWhole(request, limit);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ReadBody>((give) => {
    timer = setTimeout(() => give({ ok: false, fault: 'SLOW' }), patience);
  });
  try {
    return await Promise.race([readWhole(request, limit), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function readWhole(request: IncomingMessage, limit: number): Promise<ReadBody> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return { ok: false, fault: 'TOO_LARGE' };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk;
      size += bytes.byteLength;
      if (size > limit) return { ok: false, fault: 'TOO_LARGE' };
      chunks.push(bytes);
    }
  } catch {
    return { ok: false, fault: 'CUT' };
  }
  try {
    return { ok: true, value: JSON.parse(decoder.decode(Buffer.concat(chunks))) };
  } catch {
    return { ok: false, fault: 'NOT_JSON' };
  }
}
