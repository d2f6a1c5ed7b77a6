/** A small deterministic generator (mulberry32): one seed, one sequence, on every machine. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** Lower-case hexadecimal digits. */
  hex(length: number): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (from) => from[between(0, from.length - 1)] ?? from[0],
    hex(length) {
      let digits = '';
      while (digits.length < length) digits += between(0, 0xffffffff).toString(16).padStart(8, '0');
      return digits.slice(0, length);
    },
  };
}

/** A 32-bit number for a place in a sequence: the same on every machine, and without walking the sequence. */
export function scatter(index: number, salt: number): number {
  let mixed = Math.imul((index + 1) ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
