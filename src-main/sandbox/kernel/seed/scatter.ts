/** Returns a pseudo-random 32-bit number for an index: the same on every machine, and without walking a sequence. */
export function scatter(index: number, salt: number): number {
  let mixed = Math.imul((index + 1) ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
