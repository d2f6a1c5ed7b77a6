import { expect, it } from 'vitest';
import { hiddenCharacter } from './hidden-characters.ts';

it.each<[string, boolean, string | null]>([
  ['', false, null],
  ['周明', false, null],
  ['Zoë O’Neill', false, null],
  ['مرحبا', false, null],
  ['می\u200cخواهم', false, null],
  ['👩\u200d🔬', false, null],
  ['Anna\u202Egnp.exe', false, 'RIGHT-TO-LEFT OVERRIDE U+202E'],
  ['a\u2066b', false, 'LEFT-TO-RIGHT ISOLATE U+2066'],
  ['a\u200fb', false, 'RIGHT-TO-LEFT MARK U+200F'],
  ['a\u200bb', false, 'ZERO WIDTH SPACE U+200B'],
  ['a\ufeffb', false, 'ZERO WIDTH NO-BREAK SPACE U+FEFF'],
  ['a\u00adb', false, 'SOFT HYPHEN U+00AD'],
  ['a\u0000b', false, 'NULL U+0000'],
  ['a\u001bb', true, 'ESCAPE U+001B'],
  ['a\u0003b', false, 'CONTROL U+0003'],
  ['a\u{e0041}b', false, 'FORMAT CHARACTER U+E0041'],
  ['a\tb', false, 'CHARACTER TABULATION U+0009'],
  ['a\nb', false, 'LINE FEED U+000A'],
  ['a\r\n\tb', true, null],
  ['a\u2028b', true, 'LINE SEPARATOR U+2028'],
])('%j, with lines: %s: %s', (text, lines, expected) => {
  const found = hiddenCharacter(text, lines);
  expect(found && `${found.name} ${found.code}`).toBe(expected);
});

it('is linear', () => {
  expect(hiddenCharacter(`${'\u200d'.repeat(1_000_000)}x`)).toBeNull();
});
