/**
 * `npm run types`: the four programs of the project, which have different globals; all are checked even when one
 * fails. One checker each, since several of them look at the same types again; what was found is kept in `.cache`, and
 * what has not changed is not looked at again. Plain Node 20, no dependencies but tsc.
 */
import { bin, runNode } from './lib/run.mjs';

const tsc = bin('typescript', 'tsc');
/** The dearest first. */
const programs = ['node', 'web', 'preload', 'console'];
/** Programs that are checked at once. */
const atOnce = 2;

const waiting = [...programs];
let failed = false;
async function check() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    let said = '';
    const write = (text) => {
      said += text;
    };
    const code = await runNode([tsc, '-p', `tsconfig.${name}.json`, '--checkers', '1'], { write });
    process.stdout.write(said);
    failed ||= code !== 0;
  }
}
await Promise.all(Array.from({ length: atOnce }, check));
process.exitCode = failed ? 1 : 0;
