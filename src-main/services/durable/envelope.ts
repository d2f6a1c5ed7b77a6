/**
 * What a durable file says about itself: which file it is, the version of its schema, and a checksum over its
 * data, so that a cut, a flipped bit or another file's content is seen and never half believed.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';

const envelopeSchema = z.object({
  file: z.string(),
  version: z.number().int().min(1),
  checksum: z.string(),
  data: z.unknown(),
});

export type Opened =
  | { readonly ok: true; readonly version: number; readonly data: unknown }
  | { readonly ok: false };

/** The text of a durable file. `data` must be plain JSON. */
export function seal(file: string, version: number, data: unknown): string {
  return `${JSON.stringify({ file, version, checksum: checksumOf(data), data }, null, 2)}\n`;
}

/** The data of a durable file, or `ok: false` where the text is not exactly what `seal` wrote for that file. */
export function unseal(file: string, text: string): Opened {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false };
  }
  const found = envelopeSchema.safeParse(raw);
  if (!found.success || found.data.file !== file) return { ok: false };
  if (found.data.checksum !== checksumOf(found.data.data)) return { ok: false };
  return { ok: true, version: found.data.version, data: found.data.data };
}

function checksumOf(data: unknown): string {
  return `sha256:${createHash('sha256')
    .update(JSON.stringify(data) ?? '')
    .digest('hex')}`;
}
