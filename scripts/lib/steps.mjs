/** Runs steps concurrently, prints each as if it ran alone, and adds up their results. */
import { availableParallelism } from 'node:os';
import { closingLines } from './closing.mjs';
import { duration } from './print-progress.mjs';

/**
 * Runs every step of the first group even when one fails; a step of a later group starts only while nothing has
 * failed and all that it `needs` have passed. As many run at once as there are processors, at least two, for most
 * of them wait now and then. Outputs are printed in the order of the list, each under its own heading: the first
 * unfinished step's live, the others' after it.
 *
 * @typedef {import('./closing.mjs').Counts} Counts
 * @typedef {(text: string) => unknown} Write
 * @typedef {object} Result
 * @property {boolean} ok
 * @property {Counts} [counts]
 * @property {string} [passedOn] the commit on which it passed, where nothing that it reads has changed since
 * @property {string[]} [notes] lines that stand beside the closing one
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
  /** @type {Map<string, Result & { ms: number }>} */
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
    const ms = Date.now() - started;
    results.set(step.name, { ...result, ms });
    running.delete(step.name);
    show.ends(step.name, `== ${step.name}: ${verdictOn(result)} (${duration(ms)})\n`);
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
  for (const line of closingLines(results)) write(`${line}\n`);
  return [...results.values()].every(({ ok }) => ok) ? 0 : 1;
}

function verdictOn({ ok, passedOn }) {
  if (!ok) return 'FAILED';
  return passedOn === undefined ? 'ok' : `skipped, nothing that it reads has changed since ${passedOn}`;
}

/** Prints the outputs of several headings one after the other. */
function inOrder(names, write) {
  const outputs = new Map(names.map((name) => [name, { text: '', ended: false }]));
  let front = 0;
  const flush = () => {
    for (; front < names.length; front++) {
      const one = outputs.get(names[front]);
      write(one.text);
      one.text = '';
      if (!one.ended) return;
    }
  };
  const says = (name, text) => {
    outputs.get(name).text += text;
    flush();
  };
  const ends = (name, text) => {
    outputs.get(name).ended = true;
    says(name, text);
  };
  return { begins: (name) => says(name, `\n== ${name}\n`), says, ends, isLeftOut: (name) => ends(name, '') };
}
