/** A request's JSON body, bounded. */
import type { IncomingMessage } from 'node:http';

export type ReadBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: 'TOO_LARGE' | 'NOT_JSON' | 'CUT' };

const decoder = new TextDecoder('utf-8', { fatal: true });

/** `limit` in bytes; what announces more is not read at all. */
export async function readJson(request: IncomingMessage, limit: number): Promise<ReadBody> {
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
