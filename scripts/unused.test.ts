import { expect, test } from 'vitest';
import { findingsOf, judgeUnused } from './lib/unused-findings.ts';

const found = findingsOf([
  { file: 'a.ts', files: [{ name: 'a.ts' }], exports: [] },
  { file: 'b.ts', files: [], exports: [{ name: 'one', line: 3 }, { name: 'two' }] },
  { file: 'package.json', dependencies: [{ name: 'left-pad' }] },
]);
const none = () => false;

test('findings are named by file, or by file and name', () => {
  expect(found).toEqual(['a.ts', 'b.ts#one', 'b.ts#two', 'package.json#left-pad (dependencies)']);
});

test('what stands in no row is refused', () => {
  const wrong = judgeUnused(
    found,
    { required: { 'a.ts': 'GEN-001' }, awaited: { 'b.ts#one': 'themes' } },
    none,
  );
  expect(wrong).toEqual([
    expect.stringMatching(/^b\.ts#two: only tests use it/),
    expect.stringMatching(/^package\.json#left-pad \(dependencies\): /),
  ]);
});

test('a folder is meant with all that is in it', () => {
  const findings = ['w/Wizard.tsx', 'w/use-wizard.ts#one', 'wide.ts'];
  expect(judgeUnused(findings, { required: {}, awaited: { 'w/': 'themes', 'x/': 'feed' } }, none)).toEqual([
    expect.stringMatching(/^wide\.ts: only tests/),
    expect.stringMatching(/^x\/: is used now/),
  ]);
});

test('a row ends with its wait: the part is used, or the area has come', () => {
  const rows = { required: { 'c.ts': 'GEN-002' }, awaited: { 'a.ts': 'themes', 'd.ts': 'feed' } };
  const wrong = judgeUnused(['a.ts'], rows, (area) => area === 'themes' || area === 'feed');
  expect(wrong).toEqual([
    expect.stringMatching(/^c\.ts: is used now/),
    expect.stringMatching(/^d\.ts: is used now/),
    expect.stringMatching(/^a\.ts: waited for themes, which has screens now/),
  ]);
});
