/**
 * The envelope of a durable file: its name, the version of its schema, and a checksum over its data, so that a
 * truncated file, a flipped bit or another file's content is noticed.
 */
import { createHash } from 'node:crypto';

interface Envelope {
  readonly file: string;
  readonly version: number;
  readonly checksum: string;
  readonly data: unknown;
}

/** Validated by hand: loading a schema library would take a third of the time before the first window. */
function isEnvelope(raw: unknown): raw is Envelope {
  if (typeof raw !== 'object' || raw === null) return false;
  const { file, version, checksum } = raw as Readonly<Record<string, unknown>>;
  return (
    typeof file === 'string' &&
    typeof checksum === 'string' &&
    typeof version === 'number' &&
    Number.isSafeInteger(version) &&
    version >= 1
  );
}

export type UnsealedFile =
  | { readonly ok: true; readonly version: number; readonly data: unknown }
  | { readonly ok: false };

/** Returns the text of a durable file. `data` must be plain JSON. */
export function seal(file: string, version: number, data: unknown): string {
  return `${JSON.stringify({ file, version, checksum: checksumOf(data), data }, null, 2)}\n`;
}

/** Returns the data of a durable file, or `ok: false` where the text is not exactly what `seal` wrote for that file. */
export function unseal(file: string, text: string): UnsealedFile {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false };
  }
  if (!isEnvelope(raw) || raw.file !== file) return { ok: false };
  // wall: load-checksum
  if (raw.checksum !== checksumOf(raw.data)) return { ok: false };
  return { ok: true, version: raw.version, data: raw.data };
}

function checksumOf(data: unknown): string {
  return `sha256:${createHash('sha256')
    .update(JSON.stringify(data) ?? '')
    .digest('hex')}`;
}
