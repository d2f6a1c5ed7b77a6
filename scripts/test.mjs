/**
 * `npm test`: installs what is missing, then runs every check and every test; a closing line says how many
 * tests passed and failed. `npm run check` (--fast) runs the part that needs neither a build nor a browser.
 * Plain Node 20, no dependencies.
 */
import { parseArgs } from 'node:util';
import { fail, say } from './lib/say.mjs';
import { ensureInstalled } from './lib/setup.mjs';
import { runSteps } from './lib/steps.mjs';
import { fastSteps, slowSteps } from './lib/test-steps.mjs';

const { fast } = readArguments();

await ensureInstalled();
if (fast) say('the fast part: no build, no browser.');
process.exit(await runSteps(fast ? [fastSteps] : [fastSteps, slowSteps]));

function readArguments() {
  try {
    return parseArgs({ options: { fast: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    return fail(`${error.message}. npm test takes no arguments; npm run check is the fast part.`, 64);
  }
}
