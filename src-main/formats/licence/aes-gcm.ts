/** AES-256-GCM (NIST SP 800-38D) with a 12-byte vector and a 16-byte tag, no other lengths. */
import { createDecipheriv } from 'node:crypto';

export interface SealedContent {
  readonly ciphertext: Buffer;
  readonly iv: Buffer;
  readonly tag: Buffer;
}

/** Whether the lengths are the accepted ones: Node would accept a tag of 4 bytes. */
export function isSealed({ iv, tag }: SealedContent): boolean {
  return iv.length === 12 && tag.length === 16;
}

/** Returns the plain text, or null for a wrong key or changed content. */
export function openAesGcm(
  key: Buffer,
  sealed: SealedContent,
  extra: Buffer = Buffer.alloc(0),
): Buffer | null {
  if (key.length !== 32 || !isSealed(sealed)) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.iv, { authTagLength: 16 });
  decipher.setAAD(extra);
  decipher.setAuthTag(sealed.tag);
  const plain = decipher.update(sealed.ciphertext);
  try {
    decipher.final();
  } catch {
    // `final` throws exactly when the tag does not match.
    return null;
  }
  return plain;
}
