import { expect, it } from 'vitest';
import { toStoredHtml } from './stored-html.ts';

it.each([
  ['<p>a</p>', '<p>a</p>'],
  ['<ul><li><p>a</p></li></ul><p></p>', '<ul><li><p>a</p></li></ul>'],
  ['<p>a</p><p></p><p>b</p><p></p><p></p>', '<p>a</p><p></p><p>b</p>'],
  ['<p></p>', ''],
  [
    '<p><img data-platform-picture="/api/file/preview?fileId=7&amp;type=imgs" alt="Plan &amp; map">x</p>',
    '<p><img alt="Plan &amp; map" src="/api/file/preview?fileId=7&amp;type=imgs">x</p>',
  ],
])('%s', (made, stored) => {
  expect(toStoredHtml(made)).toBe(stored);
});
