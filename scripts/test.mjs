/**
 * `npm test`: installs what is missing, then runs every check and every test; a closing line has the numbers of
 * passed and failed tests. `npm run check` (--fast) runs the part that needs neither a build nor a browser, for
 * changes since it last passed (`-- --all`: for everything; `-- --whole`: and every other step whose inputs have
 * changed since it passed). `npm run test:long` (--long) runs everything that `npm test` takes a sample of. Plain
 * Node 20, no dependencies.
 */
import { parseArgs } from 'node:util';
import { commitBefore, lastChecked, noteChecked } from './lib/last-checked.mjs';
import { fail, printProgress } from './lib/print-progress.mjs';
import { ensureInstalled } from './lib/setup.mjs';
import { runSteps } from './lib/steps.mjs';
import { fastSteps, fastStepsSince, longSteps, slowSteps } from './lib/test-steps.mjs';

const { fast, long, all, whole } = readArguments();

await ensureInstalled();
if (fast && !whole) printProgress('the fast part: no build, no browser.');
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    interrupted = true;
  });
const begun = commitBefore();
const code = await runSteps(groups(), { stopped: () => interrupted });
if (code === 0 && !long && !interrupted) noteChecked(begun);
process.exit(code);

function groups() {
  if (long) return [longSteps];
  if (!fast) return [fastSteps, slowSteps({ skips: false })];
  const slow = whole ? [slowSteps({ skips: true })] : [];
  const passed = all ? undefined : lastChecked();
  if (passed === undefined) return [fastSteps, ...slow];
  printProgress(
    `what has changed since ${passed.commit.slice(0, 8)}, which passed; everything: npm run check -- --all`,
  );
  return [fastStepsSince(passed), ...slow];
}

function readArguments() {
  const flag = { type: 'boolean', default: false };
  try {
    const { values } = parseArgs({ options: { fast: flag, long: flag, all: flag, whole: flag } });
    if ((values.all || values.whole) && !values.fast)
      throw new Error('--all and --whole are of npm run check');
    return values;
  } catch (error) {
    const parts = 'npm run check is the fast part, npm run test:long the long hostile runs';
    return fail(`${error.message}. npm test takes no arguments; ${parts}.`, 64);
  }
}
