/** Whether a received request equals that of a declared call: method, path, fields and values, in any order. */
import type { WireRequest } from '#shared/api/wire.ts';
import { parseJson, stringifyJson } from '#shared/kit/exact-json.ts';
import { isExactNumber } from '#shared/kit/exact-number.ts';
import type { WholeRequest } from './approved-exchange.ts';
import { canonicalTarget } from './canonical-path.ts';

export async function isSameRequest(sent: WholeRequest, declared: WireRequest): Promise<boolean> {
  const target = canonicalTarget(declared.url);
  if (
    !target.ok ||
    sent.method !== declared.method ||
    /* wall: approval-same-path */ sent.path !== target.path
  )
    return false;
  if (pairsOf(sent.query) !== pairsOf(target.query)) return false;
  const type = typeOf(sent.headers);
  const isThatType = mediaType(type) === (declared.contentType ?? '');
  switch (declared.contentType) {
    case null:
      return sent.body.byteLength === 0;
    case 'application/json':
      return isThatType && isSameJson(textOf(sent.body), String(declared.body));
    case 'application/x-www-form-urlencoded':
      return isThatType && pairsOf(textOf(sent.body)) === pairsOf(String(declared.body));
    case 'multipart/form-data':
      return (
        isThatType && declared.body instanceof FormData && (await isSameForm(sent.body, type, declared.body))
      );
  }
}

/** Sorts pairs by name; values of one name keep their order. */
function pairsOf(text: string): string {
  const pairs = new URLSearchParams(text);
  pairs.sort();
  return pairs.toString();
}

/** A repeated name is read differently by other programs: such a text never counts as the same. */
function isSameJson(sent: string, declared: string): boolean {
  if (sent === declared) return true;
  try {
    const value = parseJson(sent);
    // wall: approval-same-content
    return stringifyJson(value) === sent && plain(value) === plain(parseJson(declared));
  } catch {
    return false;
  }
}

/** Sorts names, and treats an id as equal in number and text form, which depends on earlier reads of the window. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`;
  if (typeof value === 'number') return JSON.stringify(String(value));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if (isExactNumber(value)) return JSON.stringify(value.$number);
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${plain(part)}`).join(',')}}`;
}

/** Compares text parts only: a change with a file is never collected. */
async function isSameForm(sent: Uint8Array, type: string, declared: FormData): Promise<boolean> {
  const form = await new Response(Uint8Array.from(sent), { headers: { 'content-type': type } }).formData();
  const texts = (of: FormData): string | null => {
    const all = [...of].map(([name, value]) => (typeof value === 'string' ? [name, value] : null));
    return all.includes(null) ? null : JSON.stringify(all.map(String).sort());
  };
  const given = texts(form);
  return given !== null && given === texts(declared);
}

function typeOf(headers: readonly string[]): string {
  const types = headers.filter((_, at) => at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'content-type');
  return types.length === 1 ? (types[0] ?? '') : '';
}

function mediaType(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase();
}

function textOf(body: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
}
