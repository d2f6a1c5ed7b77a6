import { expect, test } from 'vitest';
import { utf8Text } from './utf8-text.ts';

test.each([
  ['with its mark', Buffer.from('\ufeffwinter', 'utf16le')],
  ['without one, which is UTF-8 with zeros in between', Buffer.from('winter', 'utf16le')],
])('UTF-16 %s is named', (_, bytes) => {
  expect(() => utf8Text(bytes, 'password.txt')).toThrow(
    expect.objectContaining({ problem: 'cli.problem.utf16Text', argument: 'password.txt' }),
  );
});

test('UTF-8 is read, and other bytes are no text', () => {
  expect(utf8Text(Buffer.from('冬'), 'password.txt')).toBe('冬');
  expect(() => utf8Text(Buffer.from([0x77, 0xff, 0x69, 0x6e]), 'password.txt')).toThrow(
    expect.objectContaining({ problem: 'cli.problem.notText' }),
  );
});
