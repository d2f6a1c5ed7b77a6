/** Reads how many tests passed, failed and were skipped from the runners' own JSON reports. */
import { existsSync, readFileSync } from 'node:fs';

/** Vitest's JSON report (Jest's shape); undefined when it was not written. */
export function readVitest(file) {
  const report = read(file);
  if (report === undefined) return undefined;
  // A file that could not even be collected has no tests of its own: it counts as one failure.
  const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Playwright's JSON report; errors outside any test (a broken configuration) count as failures. */
export function readPlaywright(file) {
  const report = read(file);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = unexpected === 0 ? report.errors.length : 0;
  return { passed: expected + flaky, failed: unexpected + outside, skipped };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
