import { describe, expect, it } from 'vitest';
import { parseXml, type XmlElement, xmlDepthLimit, xmlPartLimit } from './xml-tree.ts';

const rootOf = (text: string): XmlElement => {
  const read = parseXml(text);
  if (!read.ok) throw new Error(read.problem);
  return read.root;
};
const problemOf = (text: string) => {
  const read = parseXml(text);
  return read.ok ? null : read.problem;
};

it('reads elements, attributes and text', () => {
  const root = rootOf(
    '<?xml version="1.0" encoding="utf-8"?>\r\n<!-- made by hand -->\r\n<l:licence id="A&amp;B"\tkind=\'x "y"\'>\r\n  <customer>Färridge &lt;GmbH&#62; &#x4e2d;</customer><empty/><empty></empty>\r\n  <note><![CDATA[a < b && c]]> end</note>\r\n</l:licence>\r\n<!-- end -->\r\n',
  );
  expect(root.name).toBe('l:licence');
  expect([...root.attributes]).toEqual([
    ['id', 'A&B'],
    ['kind', 'x "y"'],
  ]);
  expect(root.children.map(({ name, text }) => [name, text])).toEqual([
    ['customer', 'Färridge <GmbH> 中'],
    ['empty', ''],
    ['empty', ''],
    ['note', 'a < b && c end'],
  ]);
});

it('replaces each reference once', () => {
  expect(rootOf('<a>&amp;lt;</a>').text).toBe('&lt;');
  expect(rootOf('<a>a\tb\nc&#13;</a>').text).toBe('a\tb\nc\r');
});

describe('refuses by name', () => {
  it.each<[string, string, string]>([
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'documentType'],
    ['one inside', '<a><!ENTITY x "y"></a>', 'documentType'],
    ['one at the end', '<a/><!DOCTYPE a>', 'documentType'],
    ['an entity of its own', '<a>&x;</a>', 'entity'],
    ['half a surrogate', '<a>&#xd800;</a>', 'entity'],
    ['a character beyond Unicode', '<a>&#x110000;</a>', 'entity'],
    ['a NUL by reference', '<a>&#0;</a>', 'entity'],
    ['a control character', '<a>\u0001</a>', 'xmlSyntax'],
    ['an ampersand alone', '<a>a & b</a>', 'xmlSyntax'],
    ['nothing', '', 'xmlSyntax'],
    ['an element that stays open', '<a><b></a>', 'xmlSyntax'],
    ['an element that was not opened', '</a>', 'xmlSyntax'],
    ['two roots', '<a/><b/>', 'xmlSyntax'],
    ['text behind the root', '<a/>x', 'xmlSyntax'],
    ['text before the root', 'x<a/>', 'xmlSyntax'],
    ['an attribute twice', '<a b="1" b="2"/>', 'duplicate'],
    ['an attribute without a space before it', '<a b="1"c="2"/>', 'xmlSyntax'],
    ['an attribute without quotes', '<a b=1/>', 'xmlSyntax'],
    ['a mark in an attribute', '<a b="<"/>', 'xmlSyntax'],
    ['an instruction', '<a><?php x?></a>', 'xmlSyntax'],
    ['a section that ends outside', '<a>]]></a>', 'xmlSyntax'],
    ['a section without an end', '<a><![CDATA[x</a>', 'xmlSyntax'],
    ['two dashes in a comment', '<a><!-- -- --></a>', 'xmlSyntax'],
    ['another encoding', '<?xml version="1.0" encoding="GB18030"?><a/>', 'encoding'],
    ['another version', '<?xml version="1.1"?><a/>', 'xmlSyntax'],
    ['a name that never ends', `<${'a'.repeat(201)}/>`, 'xmlSyntax'],
  ])('%s', (_, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('endless nesting, and endless parts', () => {
    expect(problemOf('<a>'.repeat(xmlDepthLimit) + '</a>'.repeat(xmlDepthLimit))).toBeNull();
    expect(problemOf('<a>'.repeat(xmlDepthLimit + 1) + '</a>'.repeat(xmlDepthLimit + 1))).toBe('depth');
    expect(problemOf('<a>'.repeat(1_000_000))).toBe('depth');
    expect(problemOf(`<a>${'<b/>'.repeat(xmlPartLimit - 1)}</a>`)).toBeNull();
    expect(problemOf(`<a>${'<b/>'.repeat(xmlPartLimit)}</a>`)).toBe('complex');
  });
});

it('takes time by the length alone, whatever stands there', () => {
  const long = 4_000_000;
  for (const text of [
    `<a>${' '.repeat(long)}x</a>`,
    `<a>${'&'.repeat(long)}</a>`,
    `<a>${'<!---->'.repeat(long / 8)}</a>`,
    `<a ${'b'.repeat(long)}`,
    `<a${' '.repeat(long)}`,
    '<'.repeat(long),
  ]) {
    const start = process.cpuUsage();
    parseXml(text);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6, text.slice(0, 12)).toBeLessThan(2);
  }
});
