import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './paths.mjs';
import { crashedFiles, readPlaywright, readVitest } from './test-results.mjs';

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
    assertionResults: ['passed', 'passed', 'failed', 'pending', 'todo'].map((status) => ({ status })),
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
      { file: join('tests', 'a.test.ts'), seconds: 2.5 },
      { file: join('tests', 'b.test.ts'), seconds: 2.5 },
    ],
  });
  expect(readVitest(file, [failedTest.name])).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

it('names the file during which a worker ended, where nothing else went wrong', () => {
  const said = `Caused by: Error: Worker exited unexpectedly with signal SIGTRAP during started state while running test file /a/b.test.ts
      Tests  557 passed (573)
     Errors  1 error
`;
  expect(crashedFiles(said)).toEqual(['/a/b.test.ts']);
  expect(crashedFiles(said.replace('1 error', '2 errors'))).toEqual([]);
  expect(crashedFiles('Tests  557 passed (557)')).toEqual([]);
});

it('reads Playwright’s counts, and an error outside any test as one failure', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 3 };
  const config = { rootDir: join(root, 'tests') };
  const tried = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { file: 'e2e/a.spec.ts', specs: [tried(1000)], suites: [{ specs: [tried(500, 700), tried(300)] }] },
  ];
  const files = [{ file: join('tests', 'e2e', 'a.spec.ts'), seconds: 2.5 }];
  const report = { stats, config, suites };
  expect(readPlaywright(written({ ...report, errors: [] }))).toEqual({
    ...{ passed: 4, failed: 0, skipped: 3 },
    files,
  });
  expect(readPlaywright(written({ ...report, errors: [{}] }))).toEqual({
    ...{ passed: 4, failed: 1, skipped: 3 },
    files,
  });
});

it('knows a report that was never written', () => {
  expect(readVitest(join(folder, 'none.json'))).toBeUndefined();
  expect(readPlaywright(join(folder, 'none.json'))).toBeUndefined();
});
