import { expect, it } from 'vitest';
import { reportHtml, reportJson } from './report.ts';

const report = {
  ...{ server: 'S', time: '2026-11-24T00:00:00.000Z', user: '<b>Lin</b>', approver: 'Wei' },
  changes: [
    {
      ...{ title: 'Changed', object: 'Office', result: 'Applied', message: '' },
      fields: [{ label: 'Name', from: '<script>alert(1)</script>', to: 'a & b' }],
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
] as const;
const words = {
  ...(Object.fromEntries(names.map((name) => [name, name])) as Record<(typeof names)[number], string>),
  ...{ language: 'en-US', shownTime: '24 November' },
};

it('says what came of each change, and takes nothing in it for markup', () => {
  const html = reportHtml(report, words);
  expect(html).toContain('<h2>Changed – Office</h2>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('a &amp; b');
  expect(html).toContain('&lt;b&gt;Lin&lt;/b&gt;');
  expect(html).not.toMatch(/<script|<b>/);
});

it('is data by its name and version', () => {
  expect(JSON.parse(reportJson(report))).toMatchObject({
    format: 'steward-changes-report',
    version: 1,
    server: 'S',
  });
});
