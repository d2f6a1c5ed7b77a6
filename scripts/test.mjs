/**
 * `npm test`: installs what is missing, then runs every check and every test; a closing line says how many
 * tests passed and failed. `npm run check` (--fast) runs the part that needs neither a build nor a browser.
 * Plain Node 20, no dependencies.
 */
import { fail, say } from './lib/say.mjs';
import { ensureInstalled } from './lib/setup.mjs';
import { runSteps } from './lib/steps.mjs';
import { fastSteps, slowSteps } from './lib/test-steps.mjs';

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== '--fast');
if (unknown) fail(`unknown argument ${unknown}. npm test takes none; npm run check is the fast part.`, 64);

await ensureInstalled();
if (args.includes('--fast')) say('the fast part: no build, no browser.');
process.exit(await runSteps(args.includes('--fast') ? [fastSteps] : [fastSteps, slowSteps]));
