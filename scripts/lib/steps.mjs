/** Runs steps side by side, prints each as if it were alone, and adds up what they found. */
import { availableParallelism } from 'node:os';
import { duration } from './say.mjs';

/**
 * Runs every step of the first group even when one fails; one of a later group begins only while nothing has failed
 * and what it `needs` has held. As many run at once as there are processors, two at least: most wait now and then.
 * What they say is printed in the order of the list, each under its own heading: the foremost that has not ended as it
 * speaks, the others after it. A failing step that counts no tests itself counts as one failure, so that the closing
 * line can never say "0 failed" over a failure. Before it stand the files that took longest.
 *
 * @typedef {import('./test-results.mjs').FileTime} FileTime
 * @typedef {{ passed: number, failed: number, skipped: number, files?: FileTime[] }} Counts
 * @typedef {(text: string) => unknown} Write
 * @typedef {{ ok: boolean, counts?: Counts }} Result
 * @typedef {object} Step
 * @property {string} name
 * @property {(write: Write) => Promise<Result>} run
 * @property {boolean} [long] begins before the others of its group
 * @property {boolean} [alone] begins when every other one has ended: what it waits for would come late beside them
 * @property {string[]} [needs] names of steps
 * @param {Step[][]} groups
 * @param {{ write?: Write, atOnce?: number, stopped?: () => boolean }} [options]
 *   `stopped`: whether no further step is to begin
 */
export async function runSteps(groups, options = {}) {
  const write = options.write ?? ((text) => process.stdout.write(text));
  const atOnce = options.atOnce ?? Math.max(2, availableParallelism());
  const stopped = options.stopped ?? (() => false);
  const waiting = groups.flatMap((steps, group) =>
    [...steps.filter(({ long }) => long), ...steps.filter(({ long }) => !long)].map((step) => ({
      step,
      group,
    })),
  );
  const show = inOrder(
    groups.flat().map(({ name }) => name),
    write,
  );
  /** @type {Map<string, Result>} */
  const results = new Map();
  const running = new Map();

  const mayBegin = ({ step, group }) =>
    (group === 0 || [...results.values()].every(({ ok }) => ok)) &&
    (step.needs ?? []).every((name) => results.get(name)?.ok) &&
    (!step.alone || (running.size === 0 && waiting.every((other) => other.step.alone)));
  const begin = async (step) => {
    show.begins(step.name);
    const started = Date.now();
    const says = (text) => show.says(step.name, text);
    const result = await step.run(says).catch((error) => {
      says(`${error.stack ?? error}\n`);
      return { ok: false };
    });
    results.set(step.name, result);
    running.delete(step.name);
    const verdict = result.ok ? 'ok' : 'FAILED';
    show.ends(step.name, `== ${step.name}: ${verdict} (${duration(Date.now() - started)})\n`);
  };

  for (;;) {
    while (!stopped() && running.size < atOnce) {
      const next = waiting.findIndex(mayBegin);
      if (next < 0) break;
      const [{ step }] = waiting.splice(next, 1);
      running.set(step.name, begin(step));
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  for (const { step } of waiting) show.isLeftOut(step.name);
  return close(results, write);
}

/** What is said under several headings at once, one heading after the other. */
function inOrder(names, write) {
  const kept = new Map(names.map((name) => [name, { text: '', ended: false }]));
  let front = 0;
  const flush = () => {
    for (; front < names.length; front++) {
      const one = kept.get(names[front]);
      write(one.text);
      one.text = '';
      if (!one.ended) return;
    }
  };
  const says = (name, text) => {
    kept.get(name).text += text;
    flush();
  };
  const ends = (name, text) => {
    kept.get(name).ended = true;
    says(name, text);
  };
  return { begins: (name) => says(name, `\n== ${name}\n`), says, ends, isLeftOut: (name) => ends(name, '') };
}

function close(results, write) {
  const print = (line) => write(`${line}\n`);
  const total = { passed: 0, failed: 0, skipped: 0 };
  const files = [];
  const broken = [];
  for (const [name, { ok, counts }] of results) {
    for (const key of Object.keys(total)) total[key] += counts?.[key] ?? 0;
    files.push(...(counts?.files ?? []));
    if (!ok && !(counts?.failed > 0)) total.failed += 1;
    if (!ok) broken.push(name);
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
