/** Reads of a certificate's extensions (RFC 5280 §4.2) what Node does not tell. */

export interface CertificateExtensions {
  /** Number of authorities that may follow below; null for any. */
  readonly pathLength: number | null;
  /** Whether it has a limit of names, or a critical extension that is not known here. */
  readonly hasUnknown: boolean;
}

/** Critical extensions that are checked here or by Node: key usage, alternative names, constraints, policies, uses. */
const known = new Set(['551d0f', '551d11', '551d13', '551d20', '551d25']);
const basicConstraints = '551d13';
const nameConstraints = '551d1e';

interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
}

/** Null for bytes that are not a certificate. */
export function certificateExtensions(raw: Uint8Array): CertificateExtensions | null {
  const [certificate] = readElements(raw);
  const [body] = certificate ? readElements(certificate.content) : [];
  if (!body) return null;
  // [3] EXPLICIT; a certificate of an older version has none.
  const explicit = readElements(body.content).find(({ tag }) => tag === 0xa3);
  const [list] = explicit ? readElements(explicit.content) : [];
  let pathLength: number | null = null;
  let hasUnknown = false;
  for (const { content } of list ? readElements(list.content) : []) {
    const [name, ...rest] = readElements(content);
    const oid = Buffer.from(name?.content ?? []).toString('hex');
    const isCritical = rest.some(({ tag, content: [flag] }) => tag === 0x01 && flag !== 0);
    if (oid === nameConstraints || (isCritical && !known.has(oid))) hasUnknown = true;
    if (oid === basicConstraints) pathLength = readPathLength(rest.at(-1)?.content);
  }
  return { pathLength, hasUnknown };
}

function readPathLength(value: Uint8Array = new Uint8Array()): number | null {
  const [constraints] = readElements(value);
  const length = constraints && readElements(constraints.content).find(({ tag }) => tag === 0x02);
  return length ? Number.parseInt(Buffer.from(length.content).toString('hex') || '0', 16) : null;
}

/** DER elements side by side, up to the first that is none. */
function readElements(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  for (let at = 0; at + 1 < bytes.byteLength; ) {
    const [tag = 0, first = 0] = bytes.subarray(at);
    const count = first < 0x80 ? 0 : first & 0x7f;
    if (first === 0x80 || count > 4) break;
    const size =
      count === 0 ? first : Buffer.from(bytes.subarray(at + 2, at + 2 + count)).readUIntBE(0, count);
    const begin = at + 2 + count;
    if (begin + size > bytes.byteLength) break;
    found.push({ tag, content: bytes.subarray(begin, begin + size) });
    at = begin + size;
  }
  return found;
}
