import { expect, it } from 'vitest';
import { fingerprints } from './fingerprints.ts';

const sample = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256);

// The edges of SM3's blocks of 64 bytes, its length field, and a part of a larger buffer.
it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 70_000])(
  'is the same from the system and from script: %d bytes',
  (length) => {
    expect(fingerprints(sample(length), true)).toEqual(fingerprints(sample(length), false));
    const part = sample(length + 7).subarray(3, length + 3);
    expect(fingerprints(part, true)).toEqual(fingerprints(part, false));
  },
);
