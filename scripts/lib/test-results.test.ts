import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './paths.mjs';
import { readPlaywright, readVitest } from './test-results.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steward-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function written(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('reads Vitest’s counts, and a file that cannot be collected as one failure', () => {
  const time = { startTime: 1_000, endTime: 3_500 };
  const failedTest = {
    status: 'failed',
    assertionResults: ['passed', 'passed', 'failed', 'pending', 'todo'].map((status, at) => ({
      status,
      fullName: `a is\n ${at}`,
      duration: at === 0 ? 1500.4 : undefined,
    })),
    name: join(root, 'tests/a.test.ts'),
    ...time,
  };
  const brokenFile = { status: 'failed', assertionResults: [], name: join(root, 'tests/b.test.ts'), ...time };
  const file = written({ testResults: [failedTest, brokenFile] });
  expect(readVitest(file)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 2,
    files: [
      { file: 'tests/a.test.ts', seconds: 2.5 },
      { file: 'tests/b.test.ts', seconds: 2.5 },
    ],
    tests: [{ file: 'tests/a.test.ts', name: 'a is 0', ms: 1500 }],
  });
  expect(readVitest(file, [failedTest.name])).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

it('reads Playwright’s counts, and an error outside any test as one failure', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 3 };
  const config = { rootDir: join(root, 'tests') };
  const tried = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const inner = { title: 'in', specs: [tried('two', 500, 700), tried('three', 300)] };
  const suites = [{ file: 'e2e/a.spec.ts', specs: [tried('one', 1000)], suites: [inner] }];
  const file = 'tests/e2e/a.spec.ts';
  const files = [{ file, seconds: 2.5 }];
  const tests = [
    { file, name: 'one', ms: 1000 },
    { file, name: 'in two', ms: 1200 },
    { file, name: 'in three', ms: 300 },
  ];
  const report = { stats, config, suites };
  expect(readPlaywright(written({ ...report, errors: [] }))).toEqual({
    passed: 4,
    failed: 0,
    skipped: 3,
    files,
    tests,
  });
  expect(readPlaywright(written({ ...report, errors: [{}] }))).toEqual({
    passed: 4,
    failed: 1,
    skipped: 3,
    files,
    tests,
  });
  const late = { ...report, stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] };
  expect(readPlaywright(written(late))).toMatchObject({ passed: 4, failed: 1 });
});

it('knows a report that was never written', () => {
  expect(readVitest(join(folder, 'none.json'))).toBeUndefined();
  expect(readPlaywright(join(folder, 'none.json'))).toBeUndefined();
});
