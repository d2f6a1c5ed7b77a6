/** Header fields as Electron's `net` takes and gives them. */
import type { ParsedHeaders } from '../response-headers.ts';

/**
 * Fields that Chromium writes itself, and whose setting it refuses (ClientRequest, `setHeader`). Those of a connection
 * are dropped by the gateway before.
 */
// wall: network-own-fields
const ownFields: ReadonlySet<string> = new Set([
  'content-length',
  'host',
  'trailer',
  'te',
  'upgrade',
  'cookie2',
  'keep-alive',
  'transfer-encoding',
  'connection',
]);

/** The fields to set, each name once: setting a name again would replace its first value (RFC 9110 §5.3). */
export function requestFields(raw: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = [raw[at]?.toLowerCase(), raw[at + 1]];
    if (ownFields.has(name)) continue;
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : `${before}${name === 'cookie' ? '; ' : ', '}${value}`);
  }
  return fields;
}

/** Encodings that Chromium decodes; it leaves an answer as it is where one of several is unknown. */
const decoded = /^\s*(gzip|x-gzip|deflate|br|zstd|identity)?\s*$/i;

/** The fields of an answer, as clients parse them. What Chromium has decoded has neither encoding nor known length. */
export function answerFields(raw: readonly string[]): ParsedHeaders {
  const fields: Record<string, string | string[]> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = [raw[at]?.toLowerCase(), raw[at + 1]];
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else fields[name] = [...(typeof before === 'string' ? [before] : before), value];
  }
  const encoding = fields['content-encoding'];
  if (encoding === undefined) return fields;
  const named = [encoding].flat().join(',').split(',');
  if (!named.every((one) => decoded.test(one))) return fields;
  const { 'content-encoding': _, 'content-length': __, ...others } = fields;
  return others;
}
