/** Reads from the runners' own JSON reports how many tests passed, failed and were skipped, and what each file took. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/** @typedef {{ file: string, seconds: number }} FileTime `file`: from the project's folder on */

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
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Playwright's JSON report; errors outside any test (a broken configuration) count as failures. */
export function readPlaywright(file) {
  const report = read(file);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = unexpected === 0 ? report.errors.length : 0;
  const files = report.suites.map((suite) => ({
    file: relative(root, join(report.config.rootDir, suite.file)),
    seconds: secondsOf(suite),
  }));
  return { passed: expected + flaky, failed: unexpected + outside, skipped, files };
}

/** Every try of every test, its set-up included. */
function secondsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map((one) => one.duration)),
  );
  return own.reduce((sum, one) => sum + one / 1000, 0) + suites.reduce((sum, one) => sum + secondsOf(one), 0);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
