import { expect, test } from 'vitest';
import { shownInSentence, shownText } from './shown-text.ts';

test.each([
  '',
  'farridge-2026.lic',
  '澄江科技有限公司　二〇二六.lic',
  'Müller & Søn, 100 %',
  // Decomposed accents, as macOS writes file names.
  'Mu\u0308ller',
  'Vie\u0302\u0301t Nam',
  'שָׁלוֹם',
  'شركة',
  'می\u200cخواهم',
  'क\u094d\u200dष',
  'ภาษาไทยที่',
  '👨\u200d👩\u200d👧 ❤\ufe0f 👍🏽 1\ufe0f\u20e3',
  '葛\u{e0100}飾',
])('%j stays as it is', (text) => expect(shownText(text)).toBe(text));

test.each([
  ['invoice\u202efdp.lic', 'invoice[U+202E]fdp.lic'],
  ['a\u2066b\u2069', 'a[U+2066]b[U+2069]'],
  ['a\u200bb', 'a[U+200B]b'],
  ['\ufeffa', '[U+FEFF]a'],
  ['soft\u00adhyphen', 'soft[U+00AD]hyphen'],
  ['a\u200dcme', 'a[U+200D]cme'],
  ['Acme\ufe0f', 'Acme[U+FE0F]'],
  ['a\nb\tc\u0000\u001b[31m', 'a[U+000A]b[U+0009]c[U+0000 U+001B][31m'],
  ['a\u2028b', 'a[U+2028]b'],
  ['\u3164', '[U+3164]'],
  ['a\u2800', 'a[U+2800]'],
  ['\u00a0\u00a0', '[U+00A0 ×2]'],
  ['   ', '[U+0020 ×3]'],
  ['\ud800a', '[U+D800]a'],
  [`e${'\u0301'.repeat(40)}`, 'e\u0301\u0301[U+0301 ×38]'],
  [`Z\u0300\u0301\u0302\u0303\u0304\u0305lgo`, 'Z\u0300\u0301[U+0302 U+0303 U+0304 +1]lgo'],
  // A character without ink must not restart the count of marks.
  ['e\u0301\u0301\u034f\u0301\u0301', 'e\u0301\u0301[U+034F U+0301 U+0301]'],
  ['\u0301a', '\u25cc\u0301a'],
  ['a\u20dd', 'a[U+20DD]'],
  ['\u{e0061}\u{e0062}\u{e0063}x', '[U+E0061 U+E0062 U+E0063]x'],
])('%j is shown as %s', (text, shown) => expect(shownText(text)).toBe(shown));

test('a megabyte of either is shown at once, and short', () => {
  for (const character of ['\u202e', '\u0301', '\u200b']) {
    expect(shownText(`a${character.repeat(1_000_000)}`).length).toBeLessThan(40);
  }
});

test('a name from right to left does not turn the sentence around it', () => {
  expect(shownInSentence('שלום 12')).toBe('\u2068שלום 12\u2069');
  expect(shownInSentence('Farridge')).toBe('Farridge');
});
