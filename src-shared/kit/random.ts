/** A small deterministic generator (mulberry32): a seed gives the same sequence on every machine. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  /** Throws RangeError for an empty list. */
  readonly pick: <T>(from: readonly T[]) => T;
  /** Lower-case hexadecimal digits. */
  readonly hex: (length: number) => string;
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
    pick: (from) => {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new RangeError('pick from an empty list');
      return picked;
    },
    hex: (length) => {
      let digits = '';
      while (digits.length < length) digits += between(0, 0xffffffff).toString(16).padStart(8, '0');
      return digits.slice(0, length);
    },
  };
}
