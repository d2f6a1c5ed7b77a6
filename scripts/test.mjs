/**
 * `npm test`: installs what is missing, then runs every check and every test; a closing line says how many
 * tests passed and failed. `npm run check` (--fast) runs the part that needs neither a build nor a browser,
 * `npm run test:long` (--long) the whole of what `npm test` takes a sample of. Plain Node 20, no dependencies.
 */
import { parseArgs } from 'node:util';
import { fail, say } from './lib/say.mjs';
import { ensureInstalled } from './lib/setup.mjs';
import { runSteps } from './lib/steps.mjs';
import { fastSteps, longSteps, slowSteps } from './lib/test-steps.mjs';

const { fast, long } = readArguments();

await ensureInstalled();
if (fast) say('the fast part: no build, no browser.');
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    interrupted = true;
  });
const groups = fast ? [fastSteps] : long ? [longSteps] : [fastSteps, slowSteps];
process.exit(await runSteps(groups, { stopped: () => interrupted }));

function readArguments() {
  const given = { type: 'boolean', default: false };
  try {
    return parseArgs({ options: { fast: given, long: given } }).values;
  } catch (error) {
    const parts = 'npm run check is the fast part, npm run test:long the long hostile runs';
    return fail(`${error.message}. npm test takes no arguments; ${parts}.`, 64);
  }
}
