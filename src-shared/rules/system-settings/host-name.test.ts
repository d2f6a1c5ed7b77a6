import { expect, test } from 'vitest';
import { isHostName } from './host-name.ts';

test.each([
  ['smtp.example.com', true],
  ['mail', true],
  ['10.0.0.7', true],
  ['a-b.example', true],
  [`${'a'.repeat(63)}.example`, true],
  [`${'a'.repeat(64)}.example`, false],
  ['https://smtp.example.com', false],
  ['smtp.example.com:465', false],
  ['smtp..example', false],
  ['-smtp.example', false],
  ['smtp .example', false],
  ['', false],
  [`${'a.'.repeat(50_000)}a`, false],
])('%s', (text, is) => {
  expect(isHostName(text)).toBe(is);
});
