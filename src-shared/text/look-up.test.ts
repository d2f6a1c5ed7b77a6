import { expect, test } from 'vitest';
import { lookUp } from './look-up.ts';

const texts = { a: { plain: 'Hello {{name}}, {{name}}', left_one: '1 day', left_other: '{{count}} days' } };

test.each([
  ['a.plain', { name: 'you' }, 'Hello you, you'],
  ['a.plain', {}, 'Hello {{name}}, {{name}}'],
  ['a.left', { count: 1 }, '1 day'],
  ['a.left', { count: 0 }, '0 days'],
  ['a.plain', { count: 2, name: '{{count}}' }, 'Hello {{count}}, {{count}}'],
])('%s with %j', (key, params, text) => {
  expect(lookUp(texts, key, params)).toBe(text);
});

test.each(['a', 'a.none', 'b.plain', 'a.toString', 'a.plain.length'])('%s is no text', (key) => {
  expect(() => lookUp(texts, key)).toThrow(RangeError);
});
