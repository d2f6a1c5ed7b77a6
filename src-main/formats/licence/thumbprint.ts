/** A key's fingerprint for people to compare: RFC 7638 with SHA-256, in base64url. */
import { createHash, type KeyObject } from 'node:crypto';

/** Members that count (RFC 7638 §3.2, RFC 8037 §2), in the order of their names. */
const members = { RSA: ['e', 'kty', 'n'], EC: ['crv', 'kty', 'x', 'y'], OKP: ['crv', 'kty', 'x'] };

export function thumbprint(key: KeyObject): string {
  const jwk = key.export({ format: 'jwk' });
  const counted = members[jwk.kty as keyof typeof members];
  const text = JSON.stringify(Object.fromEntries(counted.map((name) => [name, jwk[name]])));
  return createHash('sha256').update(text).digest('base64url');
}
