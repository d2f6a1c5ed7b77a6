/**
 * The usual time of each test, so that a run can name those that took much longer. The table only informs: its
 * figures come from one machine. It lists slow tests; the others are compared with the threshold for the table.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** @typedef {import('./test-results.mjs').TestTime} TestTime */

const table = join(root, 'tests/medians.tsv');
/** Milliseconds from which a test is in the table. */
const floor = 500;
/** Factor that counts as much longer. */
const much = 5;

const keyOf = ({ file, name }) => `${file}\t${name}`;

/** Returns milliseconds by file and name; empty without a table. */
export function readMedians(file = table) {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return new Map(
    rows.map((row) => {
      const [ms, ...rest] = row.split('\t');
      return [rest.join('\t'), Number(ms)];
    }),
  );
}

/**
 * Returns the tests that took more than five times their usual time, the most delayed first.
 *
 * @param {readonly TestTime[]} tests @param {ReadonlyMap<string, number>} medians
 */
export function muchSlower(tests, medians) {
  return tests
    .map((test) => ({ ...test, usual: medians.get(keyOf(test)) ?? floor }))
    .filter(({ ms, usual }) => ms > much * usual)
    .toSorted((a, b) => b.ms / b.usual - a.ms / a.usual);
}

/**
 * Writes the table from the times of several runs, and returns its number of tests. Refuses tests of another
 * folder, whose names would match no test here.
 *
 * @param {readonly (readonly TestTime[])[]} runs
 * @throws where a test stands outside of the project
 */
export function writeMedians(runs, file = table) {
  const elsewhere = runs.flat().find((test) => test.file.startsWith('../'));
  if (elsewhere !== undefined)
    throw new Error(`${elsewhere.file} is outside of this project: write the table where the tests ran.`);
  const durations = new Map();
  // The slowest of several tests with one name counts.
  for (const tests of runs)
    for (const [key, ms] of longestOf(tests)) durations.set(key, [...(durations.get(key) ?? []), ms]);
  const rows = [...durations]
    .map(([key, all]) => [key, all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]])
    .filter(([, ms]) => ms >= floor)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, rows.map(([key, ms]) => `${ms}\t${key}\n`).join(''));
  return rows.length;
}

function longestOf(tests) {
  const longest = new Map();
  for (const test of tests) longest.set(keyOf(test), Math.max(test.ms, longest.get(keyOf(test)) ?? 0));
  return longest;
}
