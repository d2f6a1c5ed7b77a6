import { expect, test } from 'vitest';
import { findingsOf, judgeUnused } from './lib/unused-findings.ts';

const found = findingsOf([
  { file: 'a.ts', files: [{ name: 'a.ts' }], exports: [] },
  { file: 'b.ts', files: [], exports: [{ name: 'one', line: 3 }, { name: 'two' }] },
  { file: 'package.json', dependencies: [{ name: 'left-pad' }] },
]);

test('findings are named by file, or by file and name', () => {
  expect(found).toEqual(['a.ts', 'b.ts#one', 'b.ts#two', 'package.json#left-pad (dependencies)']);
});

test('a finding without a row is refused', () => {
  expect(judgeUnused(found, { 'a.ts': 'GEN-001', 'b.ts#one': 'measured' })).toEqual([
    expect.stringMatching(/^b\.ts#two: only tests use it/),
    expect.stringMatching(/^package\.json#left-pad \(dependencies\): /),
  ]);
});

test('a folder is meant with all that is in it; a row that means nothing any more is refused', () => {
  const findings = ['w/Wizard.tsx', 'w/use-wizard.ts#one', 'wide.ts'];
  expect(judgeUnused(findings, { 'w/': 'measured', 'x/': 'measured', 'c.ts': 'GEN-002' })).toEqual([
    expect.stringMatching(/^wide\.ts: only tests/),
    expect.stringMatching(/^x\/: is used now/),
    expect.stringMatching(/^c\.ts: is used now/),
  ]);
});
