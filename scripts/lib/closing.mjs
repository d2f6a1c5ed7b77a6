/** The closing lines of a run of steps: times, remarkable tests, and numbers of passed and failed tests. */
import { muchSlower, readMedians } from './medians.mjs';
import { duration } from './print-progress.mjs';

/**
 * @typedef {import('./test-results.mjs').FileTime} FileTime
 * @typedef {import('./test-results.mjs').TestTime} TestTime
 * @typedef {{ passed: number, failed: number, skipped: number, files?: FileTime[], tests?: TestTime[] }} Counts
 */

/**
 * Reports each step's time, the slowest files, tests that took much longer than usual, further notes, and the
 * counts. A failing step without counts counts as one failure, so that the last line can never say "0 failed" over
 * a failure.
 *
 * @param {ReadonlyMap<string, { ok: boolean, counts?: Counts, passedOn?: string, notes?: string[], ms: number }>} results
 * @param {ReadonlyMap<string, number>} [medians]
 */
export function closingLines(results, medians = readMedians()) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const all = [...results];
  for (const [, { ok, counts }] of all) {
    for (const key of Object.keys(total)) total[key] += counts?.[key] ?? 0;
    if (!ok && !(counts?.failed > 0)) total.failed += 1;
  }
  const broken = all.filter(([, { ok }]) => !ok).map(([name]) => name);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return [
    ...steps(all),
    ...slowest(all.flatMap(([, { counts }]) => counts?.files ?? [])),
    ...late(
      muchSlower(
        all.flatMap(([, { counts }]) => counts?.tests ?? []),
        medians,
      ),
    ),
    '',
    ...all.flatMap(([, { notes = [] }]) => notes),
    ...(broken.length > 0 ? [`failed: ${broken.join(', ')}`] : []),
    `${total.passed} passed, ${total.failed} failed${skipped}`,
  ];
}

function steps(all) {
  if (all.length === 0) return [];
  const rows = all.map(([name, { ok, passedOn, ms }]) => {
    const words = ok ? passedOn && `skipped since ${passedOn}` : 'FAILED';
    return `${duration(ms).padStart(13)}  ${name}${words ? `: ${words}` : ''}`;
  });
  return ['', 'steps:', ...rows];
}

/** Limit of slow files in the closing lines. */
const named = 10;

/** @param {FileTime[]} files */
function slowest(files) {
  const longest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, named);
  if (longest.length === 0) return [];
  return [
    '',
    'longest:',
    ...longest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ];
}

/** Limit of late tests in the closing lines: more of them only show that the machine is busy. */
const mostLate = 30;

function late(tests) {
  if (tests.length === 0) return [];
  const rows = tests
    .slice(0, mostLate)
    .map(({ file, name, ms, usual }) => `${duration(ms)} instead of ${duration(usual)}  ${file}: ${name}`);
  const more = tests.length > mostLate ? [`and ${tests.length - mostLate} more`] : [];
  return ['', 'more than five times as long as usual (tests/medians.tsv):', ...rows, ...more];
}
