/**
 * Elliptic-curve signatures of other programs: in DER (RFC 3279 §2.2.3, a sequence of r and s), with either of the
 * two s. Steward's own format accepts only one of the twins, so that a licence has one file; for other programs'
 * files both are accepted.
 */
const p256Order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Bytes of r and of s. */
const scalarLength = 32;
const sequenceTag = 0x30;
const integerTag = 0x02;

/** Returns r and s concatenated, 32 bytes each; null where the DER is not exact. */
export function rawOfDer(der: Buffer): Buffer | null {
  // 72 bytes at most, so that every length is one byte.
  if (der.length < 8 || der.length > 72 || der[0] !== sequenceTag || der[1] !== der.length - 2) return null;
  const first = integerAt(der, 2);
  const second = first && integerAt(der, first.end);
  if (!second || second.end !== der.length) return null;
  return Buffer.concat([first.bytes, second.bytes]);
}

function integerAt(der: Buffer, at: number): { readonly bytes: Buffer; readonly end: number } | null {
  const length = der[at + 1] ?? 0;
  const end = at + 2 + length;
  if (der[at] !== integerTag || length === 0 || end > der.length) return null;
  const written = der.subarray(at + 2, end);
  const [head = 0, next = 0] = written;
  // Refuses negative integers and superfluous zeros.
  if (head >= 0x80 || (head === 0 && length > 1 && next < 0x80)) return null;
  const digits = head === 0 ? written.subarray(1) : written;
  if (digits.length > scalarLength) return null;
  return { bytes: Buffer.concat([Buffer.alloc(scalarLength - digits.length), digits]), end };
}

/** Returns the twin of an ES256 signature that Steward's own format accepts. */
export function withLowS(raw: Buffer): Buffer {
  if (raw.length !== 2 * scalarLength) return raw;
  const s = BigInt(`0x${raw.subarray(scalarLength).toString('hex')}`);
  if (s <= p256Order / 2n || s >= p256Order) return raw;
  const low = (p256Order - s).toString(16).padStart(2 * scalarLength, '0');
  return Buffer.concat([raw.subarray(0, scalarLength), Buffer.from(low, 'hex')]);
}
