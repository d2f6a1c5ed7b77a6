/** A zip of another layout is passed on unchanged: content that a browser runs is listed, without exception. */
import { expect, test } from 'vitest';
import { read } from './testing/packages.ts';
import { png } from './testing/pictures.ts';
import { rawZip } from './testing/raw-zip.ts';

const plain = { name: 'theme.json', data: Buffer.from('{"topicName":"x"}') };
const reportOf = async (files: Readonly<Record<string, string | Buffer>>) => {
  const entries = Object.entries(files).map(([name, data]) => ({ name, data: Buffer.from(data), method: 8 }));
  return (await read(rawZip([plain, ...entries]))).report;
};
const said = async (files: Readonly<Record<string, string | Buffer>>) => {
  const { kind, findings } = await reportOf(files);
  const runs = findings.filter(({ code }) => code.startsWith('RUNS'));
  expect(runs.every(({ severity }) => severity === 'problem')).toBe(true);
  return { kind, runs: runs.map(({ code, where, details }) => where ?? `${code} ${details?.count}`) };
};

test.each([
  ['skin/login.html', '<p>Good morning</p>'],
  ['skin/LOGIN.HTM', 'plain'],
  ['skin/menu.js', 'alert(1)'],
  ['skin/page.xml', '<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><a/>'],
  ['skin/page.xml', '<a><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script></a>'],
  ['skin/page.xml', '<p:svg xmlns:p="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['skin/page.xml', '<s:stylesheet xmlns:s="http://www.w3.org/1999/XSL/Transform" version="1.0"/>'],
  ['skin/page.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  // A browser reads this page in spite of its errors.
  ['skin/page.xml', '<a><b></a>'],
  ['skin/readme.txt', ' \n\ufeff<!DOCTYPE html><script>alert(1)</script>'],
  ['skin/theme.properties', '<SCRIPT src=//evil.example/x></SCRIPT>'],
  ['skin/mixins.less', '<!-- --><iframe src="https://evil.example/">'],
  ['skin/page.css', '@import "https://evil.example/x.css";'],
  ['skin/page.css', '.a { background: u\\72l(//evil.example/x.png) }'],
  ['skin/page.css', '.a { behavior: url(menu.htc) }'],
  ['skin/page.css', '.a { width: expression(alert(1)) }'],
])('%s is named for what it holds: %s', async (name, content) => {
  expect(await said({ [name]: content })).toEqual({ kind: 'unknown-zip', runs: [name] });
});

test('files that only dress, describe and show are not named', async () => {
  const files = {
    'skin/theme.xml': '<?xml version="1.0" encoding="UTF-8"?>\n<theme name="x"><colour>red</colour></theme>',
    'skin/page.css':
      '@import "base.css"; .a { background: url(../img/logo.png), url("data:image/png;base64,AA") }',
    'skin/readme.md': 'A skin. <b>Blue</b>, as <script> is no word of it.',
    'skin/logo.png': png(2, 2, [1, 1, 1]),
    'skin/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    '__MACOSX/skin/._logo.png': Buffer.from([0, 5, 22, 7, 0, 2]),
    '__MACOSX/._skin': Buffer.from([0, 5, 22, 7, 0, 2]),
    'skin/.DS_Store': Buffer.from([0, 0, 0, 1, 0x42, 0x75, 0x64, 0x31]),
  };
  const { kind, findings } = await reportOf(files);
  expect({ kind, findings }).toEqual({
    kind: 'unknown-zip',
    findings: [{ code: 'LAYOUT_UNKNOWN', severity: 'note' }],
  });
});

test('the first of many are named in their order, the rest is counted', async () => {
  const names = Array.from({ length: 27 }, (_, index) => `skin/${100 + index}.js`);
  const { runs } = await said(Object.fromEntries(names.map((name) => [name, 'alert(1)'])));
  expect(runs).toEqual([...names.slice(0, 20), 'RUNS_MORE 7']);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each([
  ['__MACOSX/skin/mark.svg', svg, 'CONTENT_TYPE'],
  ['skin/._mark.svg', svg, 'CONTENT_TYPE'],
  ['__MACOSX/page.xhtml', '<html/>', 'ENTRY_EXTENSION'],
  ['__MACOSX/._page.jsp', '\0\u0005\u0016\u0007<% %>', 'ENTRY_EXTENSION'],
  ['__MACOSX/page', '<html>', 'CONTENT_TYPE'],
  ['skin/desktop.ini', '<html>', 'CONTENT_TYPE'],
  ['skin/page.xhtml', '<html/>', 'ENTRY_EXTENSION'],
  ['skin/page.mjs', 'alert(1)', 'ENTRY_EXTENSION'],
  ['skin/page.wasm', '\0asm', 'ENTRY_EXTENSION'],
  ['skin/page.svgz', 'x', 'ENTRY_EXTENSION'],
])('%s of what a system leaves, or of no theme, is refused by its name', async (name, content, code) => {
  expect(await reportOf({ [name]: content })).toMatchObject({
    kind: 'refused',
    findings: [{ code, severity: 'refused', where: name }],
  });
});

test.each(['__MACOSX/skin/page.html', 'skin/._page.js'])('%s is named, whoever left it', async (name) => {
  expect(await said({ [name]: 'alert(1)' })).toEqual({ kind: 'unknown-zip', runs: [name] });
  // The header of a resource fork does not keep a browser from the page behind it.
  const fork = Buffer.concat([Buffer.from([0, 5, 22, 7]), Buffer.from('<script>alert(1)</script>')]);
  expect(await said({ [name]: fork })).toEqual({ kind: 'unknown-zip', runs: [name] });
});
