/** Runs steps with a heading and a duration each, and adds up what they found. */
import { duration } from './say.mjs';

/**
 * Runs `groups` one after the other, every step of a group even when one fails; a later group only when the
 * earlier ones held. A failing step that counts no tests itself counts as one failure, so that the closing
 * line can never say "0 failed" over a failure. Before it stand the files that took longest.
 *
 * @typedef {import('./test-results.mjs').FileTime} FileTime
 * @typedef {{ passed: number, failed: number, skipped: number, files?: FileTime[] }} Counts
 * @typedef {{ name: string, run: () => Promise<{ ok: boolean, counts?: Counts }> }} Step
 * @param {Step[][]} groups
 * @param {(line: string) => unknown} print
 */
export async function runSteps(groups, print = (line) => process.stdout.write(`${line}\n`)) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const files = [];
  const broken = [];
  for (const steps of groups) {
    for (const step of steps) {
      print(`\n== ${step.name}`);
      const started = Date.now();
      const { ok, counts } = await step.run();
      for (const key of Object.keys(total)) total[key] += counts?.[key] ?? 0;
      files.push(...(counts?.files ?? []));
      if (!ok && !(counts?.failed > 0)) total.failed += 1;
      if (!ok) broken.push(step.name);
      print(`== ${step.name}: ${ok ? 'ok' : 'FAILED'} (${duration(Date.now() - started)})`);
    }
    if (broken.length > 0) break;
  }
  for (const line of slowest(files)) print(line);
  print('');
  if (broken.length > 0) print(`failed: ${broken.join(', ')}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  print(`${total.passed} passed, ${total.failed} failed${skipped}`);
  return broken.length === 0 ? 0 : 1;
}

/** Files that the closing lines name. */
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
