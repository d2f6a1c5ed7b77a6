/**
 * How much of an answer is taken, by its kind, and how it is decoded. JSON is read whole by the console and therefore
 * small; rows may go on, but none of them is large; a file may be as large as a theme package.
 */
import { bodyLimit } from './body-limit.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { ParsedHeaders } from './response-headers.ts';

const megabyte = 1024 * 1024;
/** Bytes of JSON or text, decoded; the tenant's modules by the ten thousand are 5 MB. */
export const jsonLimit = 64 * megabyte;
/** Bytes of one row of a stream of rows. */
export const rowLimit = 4 * megabyte;

export type Encoding = 'gzip' | 'deflate' | 'br';

export interface AnswerPlan {
  readonly encoding: Encoding | null;
  /** Bytes, decoded. */
  readonly limit: number;
  /** Bytes of each row; null where there are none. */
  readonly rowLimit: number | null;
  /** It is kept until it is whole, so that one that is too large or cut off is refused by name. */
  readonly held: boolean;
  /** What a refusal says of its kind. */
  readonly kind: 'JSON' | 'ROW' | 'TEXT' | 'FILE';
}

/** Null: nothing has to be looked at, for its length is known and fits. */
export function planAnswer(
  method: string,
  status: number,
  headers: ParsedHeaders,
): AnswerPlan | null | Refusal {
  if (method === 'HEAD' || status === 204 || status === 205 || status === 304) return null;
  const encoding = encodingOf(headers);
  if (encoding === 'unknown') return refusal('BAD_RESPONSE', 'CONTENT_ENCODING');
  const shape = shapeOf(String(headers['content-type'] ?? '').toLowerCase());
  const length = encoding === null ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN;
  if (length > shape.limit) return tooLarge(shape.kind);
  // The carrier holds the server to the length that it named.
  if (!Number.isNaN(length) && shape.rowLimit === null) return null;
  return { encoding, ...shape };
}

export function tooLarge(kind: AnswerPlan['kind']): Refusal {
  const limit = { JSON: jsonLimit, TEXT: jsonLimit, ROW: rowLimit, FILE: bodyLimit }[kind];
  return refusal('RESPONSE_TOO_LARGE', `${kind} > ${limit / megabyte} MB`);
}

function shapeOf(type: string): Omit<AnswerPlan, 'encoding'> {
  if (/ndjson|json-seq|jsonl|event-stream/.test(type)) {
    return { kind: 'ROW', limit: bodyLimit, rowLimit, held: false };
  }
  if (/\bjson\b/.test(type)) return { kind: 'JSON', limit: jsonLimit, rowLimit: null, held: true };
  // What does not say what it is, is read like text.
  if (type === '' || type.startsWith('text/') || /\bxml\b/.test(type)) {
    return { kind: 'TEXT', limit: jsonLimit, rowLimit: null, held: false };
  }
  return { kind: 'FILE', limit: bodyLimit, rowLimit: null, held: false };
}

/** Those of the IANA registry: of one that is not decoded here nothing could be read. */
const realEncodings: ReadonlySet<string> = new Set([
  'gzip',
  'x-gzip',
  'deflate',
  'br',
  'zstd',
  'dcb',
  'dcz',
  'compress',
  'x-compress',
  'exi',
  'pack200-gzip',
  'aes128gcm',
]);

function encodingOf(headers: ParsedHeaders): Encoding | null | 'unknown' {
  const written = headers['content-encoding'];
  const named = (typeof written === 'string' ? written : (written ?? []).join(','))
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== 'identity');
  const [value, ...more] = named;
  // A word that is no encoding says nothing of the bytes: they are taken as they are, as browsers do (`none`, `utf-8`).
  if (value === undefined || !named.some((one) => realEncodings.has(one))) return null;
  if (more.length > 0) return 'unknown';
  if (value === 'gzip' || value === 'x-gzip') return 'gzip';
  return value === 'deflate' || value === 'br' ? value : 'unknown';
}
