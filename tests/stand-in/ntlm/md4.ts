/** MD4 (RFC 1320), by which NTLM keeps passwords; OpenSSL 3 has put it away among what is legacy. */

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/** The rounds: function, constant, order of the words and the four shifts of each (RFC 1320 §3.4). */
const rounds = [
  {
    mix: (x: number, y: number, z: number) => (x & y) | (~x & z),
    added: 0,
    order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    shifts: [3, 7, 11, 19],
  },
  {
    mix: (x: number, y: number, z: number) => (x & y) | (x & z) | (y & z),
    added: 0x5a827999,
    order: [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15],
    shifts: [3, 5, 9, 13],
  },
  {
    mix: (x: number, y: number, z: number) => x ^ y ^ z,
    added: 0x6ed9eba1,
    order: [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15],
    shifts: [3, 9, 11, 15],
  },
] as const;

export function md4(message: Uint8Array): Buffer {
  let state: readonly [number, number, number, number] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  const bytes = padded(message);
  for (let at = 0; at < bytes.length; at += 64) {
    let [a, b, c, d] = state;
    for (const { mix, added, order, shifts } of rounds)
      for (const [step, word] of order.entries()) {
        const sum = a + mix(b, c, d) + bytes.readUInt32LE(at + word * 4) + added;
        [a, b, c, d] = [d, rotate(sum | 0, shifts[step % 4] ?? 0), b, c];
      }
    const [e, f, g, h] = state;
    state = [a + e, b + f, c + g, d + h];
  }
  const digest = Buffer.alloc(16);
  for (const [at, word] of state.entries()) digest.writeUInt32LE(word >>> 0, at * 4);
  return digest;
}

/** The message with a 1, zeros and its length in bits, in whole blocks of 64 bytes (RFC 1320 §3.1, 3.2). */
function padded(message: Uint8Array): Buffer {
  const bytes = Buffer.alloc(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  bytes.writeBigUInt64LE(BigInt(message.length) * 8n, bytes.length - 8);
  return bytes;
}
