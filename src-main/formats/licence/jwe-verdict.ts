/** Judges a compact JWE: jose decrypts it, then the JWS inside is judged. */
import type { compactDecrypt as CompactDecrypt } from 'jose';
import { finding } from './findings.ts';
import { checkJwe, contentEncryption, keyAgreements } from './jwe.ts';
import { jwsVerdict } from './jws-verdict.ts';
import { readSecret } from './secret.ts';
import { splitToken } from './token.ts';
import { type LicenceCircumstances, type LicenceVerdict, unreadVerdict } from './verdict.ts';

/** Until it is decrypted, an encrypted licence shows only its header. */
export async function jweVerdict(
  token: readonly Buffer[],
  circumstances: LicenceCircumstances,
): Promise<LicenceVerdict> {
  const checked = checkJwe(token);
  if ('state' in checked) return unreadVerdict([checked]);
  const { header } = checked;
  const encryption = { kind: 'jwe' as const, algorithm: header.algorithmName, keyId: header.keyId };
  const stop = (reason: string): LicenceVerdict => ({
    ...unreadVerdict([finding('DECRYPT_FAILED', { reason, algorithm: header.algorithmName })]),
    encryption,
  });

  if (header.findings.length > 0) return { ...unreadVerdict(header.findings), encryption };
  const { secret } = circumstances;
  if (secret === undefined || secret.trim() === '') return stop('needsSecret');
  const key = readSecret(secret, header);
  if (!key) return stop('badSecret');
  const opened = await decrypt(token, key);
  if (!opened) return stop('wrongSecret');
  return { ...jwsVerdict(splitToken(opened), circumstances), encryption };
}

/** Returns the plain text, or null: a wrong key and a changed file cannot be distinguished. */
async function decrypt(
  token: readonly Buffer[],
  key: Parameters<typeof CompactDecrypt>[1],
): Promise<Buffer | null> {
  // Imported on demand: most files never need it.
  const { compactDecrypt } = await import('jose');
  const [first, last] = [token.at(0), token.at(-1)];
  if (!first || !last) return null;
  // The parts are views of one text (`splitToken`), so that joining them would copy it.
  const end = last.byteOffset + last.length - first.byteOffset;
  const text = Buffer.from(first.buffer, first.byteOffset, end).toString('latin1');
  try {
    const { plaintext } = await compactDecrypt(text, key, {
      keyManagementAlgorithms: [...keyAgreements],
      contentEncryptionAlgorithms: [contentEncryption],
    });
    return Buffer.from(plaintext.buffer, plaintext.byteOffset, plaintext.byteLength);
  } catch {
    // The token's form was checked before; only the key, the tag, or the sender's point can be invalid here.
    return null;
  }
}
