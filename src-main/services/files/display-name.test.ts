import { expect, it } from 'vitest';
import { displayName, offeredName, spelledFileName } from './display-name.ts';

it.each([
  ['licence.lic', 'licence.lic'],
  ['/home/me/licence.lic', 'licence.lic'],
  ['C:\\Users\\me\\licence.lic', 'licence.lic'],
  ['../../etc/passwd', 'passwd'],
  ['许可 文件.lic', '许可 文件.lic'],
  ['a\u0000b\r\nc.lic', 'abc.lic'],
  ['licence\u202ecil.exe', 'licencecil.exe'],
  ['zero\u200bwidth\ufeff.lic', 'zerowidth.lic'],
  ['e\u0301.lic', '\u00e9.lic'],
  ['  padded.lic  ', 'padded.lic'],
  ['', 'file'],
  ['..', 'file'],
  ['folder/', 'file'],
  ['\u0000', 'file'],
  ['\ud800.lic', '.lic'],
])('%j is shown as %j', (given, shown) => {
  expect(displayName(given)).toBe(shown);
});

it('keeps the ending of a name that is too long, in bytes and without cutting a character', () => {
  const shown = displayName(`${'许'.repeat(300)}😀.licence`);
  expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(255);
  expect(shown).toMatch(/^许+….licence$/u);
});

it.each([
  ['/tmp/licence.lic', 'licence.lic'],
  ['turned\u202ecil.exe', 'turned[U+202E]cil.exe'],
  ['no\u200bthing.lic', 'no[U+200B]thing.lic'],
  ['a\u0000b.lic', 'a[U+0000]b.lic'],
  ['folder/', 'file'],
])('%j that was given is shown as %j', (given, shown) => {
  expect(spelledFileName(given)).toBe(shown);
});

it.each([
  ['report.html', 'report.html'],
  ['con.txt', '_con.txt'],
  ['AUX', '_AUX'],
  ['Lpt¹.csv', '_Lpt¹.csv'],
  ['com0 .log', '_com0 .log'],
  ['nul', '_nul'],
  ['CONIN$', '_CONIN$'],
  ['console.txt', 'console.txt'],
  ['x.html.', 'x.html'],
  ['x.html. .', 'x.html'],
  ['a:b.txt', 'a_b.txt'],
  ['x.txt::$DATA', 'x.txt__$DATA'],
  ['what?*<>|".csv', 'what______.csv'],
  ['x.lnk', '_x.lnk.txt'],
  ['X.URL', '_X.URL.txt'],
  ['desktop.ini', '_desktop.ini'],
  ['许可.steward-changes', '许可.steward-changes'],
  ['...', 'file'],
])('%j is offered as %j', (given, offered) => {
  expect(offeredName(given)).toBe(offered);
});
