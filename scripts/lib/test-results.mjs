/**
 * Extracts from the runners' own JSON reports the numbers of passed, failed and skipped tests, and the time of each
 * file and test.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/** @typedef {{ file: string, seconds: number }} FileTime `file`: from the project's folder on */
/** @typedef {{ file: string, name: string, ms: number }} TestTime */

/** Reads Vitest's JSON report (Jest's shape), except the files `without`; undefined where it was not written. */
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
  // A file that could not even be collected has no tests: it counts as one failure.
  const broken = files.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: count('skipped', 'pending', 'todo'),
    files: files.map(({ name, startTime, endTime }) => ({
      file: pathOf(name),
      seconds: (endTime - startTime) / 1000,
    })),
    tests: files.flatMap(({ name: path, assertionResults }) =>
      assertionResults.flatMap(({ fullName, duration }) =>
        duration ? [{ file: pathOf(path), name: oneLine(fullName), ms: Math.round(duration) }] : [],
      ),
    ),
  };
}

/**
 * Reads Playwright's JSON report. Errors outside tests (a broken configuration) count as failures, and so does a
 * test that passed only when it was retried.
 */
export function readPlaywright(file) {
  const report = read(file);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = unexpected === 0 ? report.errors.length : 0;
  const files = report.suites.map((suite) => ({
    file: pathOf(join(report.config.rootDir, suite.file)),
    seconds: secondsOf(suite),
  }));
  const tests = report.suites.flatMap((suite, at) =>
    testsOf(suite).map(({ name, ms }) => ({ file: files[at].file, name, ms })),
  );
  return { passed: expected, failed: unexpected + flaky + outside, skipped, files, tests };
}

function secondsOf(suite) {
  return testsOf(suite).reduce((sum, { ms }) => sum + ms / 1000, 0);
}

/** Returns every try of every test, its set-up included; the name contains the headings of the test. */
function testsOf({ specs = [], suites = [] }, headings = []) {
  const own = specs.map(({ title, tests }) => ({
    name: oneLine([...headings, title].join(' ')),
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...headings, suite.title]))];
}

/** Paths with `/` on every system. */
const pathOf = (path) => relative(root, path).replaceAll('\\', '/');
const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
