import { expect, it } from 'vitest';
import { changesReportHtml, changesReportJson } from './report.ts';
import { changesReportShape } from './report-shape.ts';

const report = {
  server: 'S',
  time: '2026-11-24T00:00:00.000Z',
  user: '<b>Lin</b>',
  approver: 'Wei',
  language: 'zh-CN',
  changes: [
    {
      kind: 'ipSegment',
      place: { id: 'S1' },
      state: 'done' as const,
      title: 'Changed',
      object: 'Office',
      result: 'Applied',
      message: '',
      fields: [{ name: 'segmentName', label: 'Name', from: '<script>alert(1)</script>', to: 'a & b' }],
    },
  ],
};
const names = [
  'title',
  'server',
  'time',
  'user',
  'approver',
  'change',
  'field',
  'from',
  'to',
  'result',
  'message',
  'now',
] as const;
const words = {
  ...(Object.fromEntries(names.map((name) => [name, name])) as Record<(typeof names)[number], string>),
  shownTime: '24 November',
};

it('says what came of each change, and takes nothing in it for markup', () => {
  const html = changesReportHtml(report, words);
  expect(html).toContain('<h2>Changed – Office</h2>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('a &amp; b');
  expect(html).toContain('&lt;b&gt;Lin&lt;/b&gt;');
  expect(html).not.toMatch(/<script|<b>/);
});

it('fetches nothing, says its language, and prints with its heads', () => {
  const html = changesReportHtml(report, words);
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/https?:|src=|url\(|@import/);
  expect(html).toMatch(/@media print\{.*thead\{display:table-header-group\}/);
});

it('is data as its schema has it, by codes besides the words', () => {
  const read = changesReportShape.parse(JSON.parse(changesReportJson(report)));
  expect(read).toMatchObject({ server: 'S', language: 'zh-CN' });
  expect(read.changes).toMatchObject([
    { kind: 'ipSegment', state: 'done', fields: [{ name: 'segmentName' }] },
  ]);
});
