import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };
  const failedTest = { status: 'failed', assertionResults: [{}] };
  const brokenFile = { status: 'failed', assertionResults: [] };
  expect(readVitest(written({ ...counts, testResults: [failedTest, brokenFile] }))).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
  });
});

it('reads Playwright’s counts, and an error outside any test as one failure', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 3 };
  expect(readPlaywright(written({ stats, errors: [] }))).toEqual({ passed: 4, failed: 0, skipped: 3 });
  expect(readPlaywright(written({ stats, errors: [{}] }))).toEqual({ passed: 4, failed: 1, skipped: 3 });
});

it('knows a report that was never written', () => {
  expect(readVitest(join(folder, 'none.json'))).toBeUndefined();
  expect(readPlaywright(join(folder, 'none.json'))).toBeUndefined();
});
