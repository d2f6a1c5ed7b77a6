import { expect, it } from 'vitest';
import { fingerprints } from './fingerprints.ts';

it('is the standard’s own example (GB/T 32905, annex A)', () => {
  const { sm3 } = fingerprints(new TextEncoder().encode('abc'));
  expect(sm3).toBe('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0');
});
