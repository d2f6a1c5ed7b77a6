/**
 * Limits and decoding of a response by its kind. The console reads JSON whole, so JSON is limited; a stream of rows
 * may be long, but no row of it; a file may be as large as a theme package.
 */
import { bodyLimit } from './body-limit.ts';
import { type GatewayRefusal, refusal } from './refusal.ts';
import type { ParsedHeaders } from './response-headers.ts';

const megabyte = 1024 * 1024;
/** Bytes of decoded JSON or text; a tenant with ten thousand modules takes 5 MB. */
export const jsonLimit = 64 * megabyte;
/** Bytes of one row of a stream of rows. */
export const rowLimit = 4 * megabyte;

export type AnswerEncoding = 'gzip' | 'deflate' | 'br';

export interface AnswerPlan {
  readonly encoding: AnswerEncoding | null;
  /** Size limit of the body in bytes after decoding. */
  readonly limit: number;
  /** Bytes of each row; null for a response without rows. */
  readonly rowLimit: number | null;
  /** Whether the body is held until it is complete, so that a too large or truncated one gets a named refusal. */
  readonly isBuffered: boolean;
  /** The kind, as named in a refusal. */
  readonly kind: 'JSON' | 'ROW' | 'TEXT' | 'FILE';
}

/** Returns null where the body needs no inspection, for its length is known and within the limit. */
export function planAnswer(
  method: string,
  status: number,
  headers: ParsedHeaders,
): AnswerPlan | null | GatewayRefusal {
  if (method === 'HEAD' || status === 204 || status === 205 || status === 304) return null;
  const encoding = encodingOf(headers);
  if (encoding === 'unknown') return refusal('BAD_RESPONSE', 'CONTENT_ENCODING');
  const shape = shapeOf(String(headers['content-type'] ?? '').toLowerCase());
  const length = encoding === null ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN;
  if (length > shape.limit) return answerTooLarge(shape.kind);
  // The carrier holds the server to the announced length.
  if (!Number.isNaN(length) && shape.rowLimit === null) return null;
  return { encoding, ...shape };
}

export function answerTooLarge(kind: AnswerPlan['kind']): GatewayRefusal {
  const limit = { JSON: jsonLimit, TEXT: jsonLimit, ROW: rowLimit, FILE: bodyLimit }[kind];
  return refusal('RESPONSE_TOO_LARGE', `${kind} > ${limit / megabyte} MB`);
}

function shapeOf(type: string): Omit<AnswerPlan, 'encoding'> {
  if (/ndjson|json-seq|jsonl|event-stream/.test(type)) {
    return { kind: 'ROW', limit: bodyLimit, rowLimit, isBuffered: false };
  }
  if (/\bjson\b/.test(type)) return { kind: 'JSON', limit: jsonLimit, rowLimit: null, isBuffered: true };
  // A response without a type is treated as text.
  if (type === '' || type.startsWith('text/') || /\bxml\b/.test(type)) {
    return { kind: 'TEXT', limit: jsonLimit, rowLimit: null, isBuffered: false };
  }
  return { kind: 'FILE', limit: bodyLimit, rowLimit: null, isBuffered: false };
}

/** Encodings of the IANA registry: a body in one of them that is not decoded here would be unreadable. */
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

function encodingOf(headers: ParsedHeaders): AnswerEncoding | null | 'unknown' {
  const written = headers['content-encoding'];
  const named = (typeof written === 'string' ? written : (written ?? []).join(','))
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== 'identity');
  const [value, ...more] = named;
  // An unknown word (`none`, `utf-8`) is ignored and the bytes are taken as they are, as browsers do.
  if (value === undefined || !named.some((one) => realEncodings.has(one))) return null;
  if (more.length > 0) return 'unknown';
  if (value === 'gzip' || value === 'x-gzip') return 'gzip';
  return value === 'deflate' || value === 'br' ? value : 'unknown';
}
