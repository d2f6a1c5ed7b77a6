import { expect, it } from 'vitest';
import { releaseAge } from './import-note.ts';

const there = {
  subject: 'pc/dark///harbour',
  theme: 'harbour',
  author: 'Studio',
  signer: null,
  version: '1.9.0',
} as const;
const { subject: _, ...same } = there;
const signed = { ...there, signer: '11111' };

it.each([
  ['newer', { version: '1.10.0' }, there],
  ['same', {}, there],
  ['older', { version: '1.8.9' }, there],
  ['another', { version: '2.0.0' }, undefined],
  ['another', { version: '2.0.0', theme: 'other' }, there],
  ['another', { version: '2.0.0', author: 'Somebody' }, there],
  ['another', { version: '2.0.0', author: '' }, { ...there, author: '' }],
  // A later unsigned package is no update of a signed one, even with the same author's name.
  ['another', { version: '2.0.0' }, signed],
  ['another', { version: '2.0.0', signer: '22222' }, signed],
  ['newer', { version: '2.0.0', signer: '11111', author: 'Renamed' }, signed],
])('is %s: %j', (age, part, note) => {
  expect(releaseAge({ ...same, ...part }, note)).toBe(age);
});
