import { expect, test } from 'vitest';
import { leastKey } from './fields.ts';
import { newSecret } from './new-secret.ts';

test('32 letters that can be read aloud, and another one each time', () => {
  const made = Array.from({ length: 200 }, () => newSecret());
  expect(new Set(made).size).toBe(made.length);
  for (const key of made) expect(key).toMatch(/^[A-HJ-NP-Za-kmnp-z2-9]{32}$/);
  expect(made[0]?.length).toBeGreaterThan(leastKey);
});

test('a byte that would make some letters likelier counts for none', () => {
  let asked = 0;
  const draw = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(asked++ === 0 ? 255 : 0);
  expect(newSecret(draw)).toBe('A'.repeat(32));
  expect(asked).toBe(2);
});
