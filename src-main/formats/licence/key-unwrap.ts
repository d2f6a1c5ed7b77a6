/**
 * AES key wrap (RFC 3394) over single blocks: the cryptography of Electron (BoringSSL) has neither a cipher nor a
 * WebCrypto algorithm of that name, and refuses both as a wrong key would be refused.
 */
import { createDecipheriv, timingSafeEqual } from 'node:crypto';

/** Bytes of a half block, in which RFC 3394 counts. */
const half = 8;
/** RFC 3394 §2.2.3.1. */
const expected = Buffer.alloc(half, 0xa6);

/** Returns the key inside, or null where it was wrapped by another key or changed (RFC 3394 §2.2.2). */
export function unwrapKey(wrappingKey: Uint8Array, wrapped: Uint8Array): Buffer | null {
  const count = wrapped.length / half - 1;
  if (!Number.isInteger(count) || count < 2) return null;
  const cipher = createDecipheriv('aes-256-ecb', wrappingKey, null).setAutoPadding(false);
  const block = Buffer.alloc(2 * half);
  block.set(wrapped.subarray(0, half));
  const halves = Buffer.from(wrapped.subarray(half));
  for (let step = 6 * count; step > 0; step -= 1) {
    const at = ((step - 1) % count) * half;
    block.writeUInt32BE((block.readUInt32BE(4) ^ step) >>> 0, 4);
    block.set(halves.subarray(at, at + half), half);
    block.set(cipher.update(block));
    halves.set(block.subarray(half), at);
  }
  return /* wall: key-unwrap */ timingSafeEqual(block.subarray(0, half), expected) ? halves : null;
}
