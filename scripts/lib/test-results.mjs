/** Reads from the runners' own JSON reports how many tests passed, failed and were skipped, and what each file took. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/** @typedef {{ file: string, seconds: number }} FileTime `file`: from the project's folder on */

/** Vitest's JSON report (Jest's shape), but for the files `without`; undefined when it was not written. */
export function readVitest(file, without = []) {
  const report = read(file);
  if (report === undefined) return undefined;
  const files = report.testResults.filter(({ name }) => !without.includes(name));
  const count = (...states) =>
    files.reduce(
      (sum, { assertionResults }) =>
        sum + assertionResults.filter((one) => states.includes(one.status)).length,
      0,
    );
  // A file that could not even be collected has no tests of its own: it counts as one failure.
  const broken = files.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: count('skipped', 'pending', 'todo'),
    files: files.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const crash = /Worker exited unexpectedly with signal \w+[^\n]*while running test file ([^\n]+)/g;

/** Files during which a worker of Vitest ended from within, by what the run said; none where it had other errors, too. */
export function crashedFiles(said) {
  const files = Array.from(said.matchAll(crash), ([, file]) => file.trim());
  const errors = Number(/^\s*Errors\s+(\d+) error/m.exec(said)?.[1] ?? 0);
  return files.length === errors ? [...new Set(files)] : [];
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
