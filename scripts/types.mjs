/**
 * `npm run types`: the four programs of the project, which have different globals; all are checked even when one
 * fails. Two of them check all that they read, with one checker each, since several would look at the same types again.
 * From the second run on, what was found is kept in `.cache`, and what has not changed is not looked at again: to write
 * it down takes as long as to find it, which a checkout that is checked once has nothing of. The other two read the
 * whole product besides, which has been checked then: only their own files are. Plain Node 20, no dependencies but tsc.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { bin, runNode, toolEnvironment } from './lib/run.mjs';
import { tidyLate, typeErrors } from './lib/type-errors.mjs';
import { writeTexts } from './texts/write-texts.mjs';

writeTexts();
const tsc = bin('typescript', 'tsc');
/** The dearest first. */
const programs = [
  { name: 'node', check: whole },
  { name: 'web', check: whole },
  { name: 'console', check: own },
  { name: 'preload', check: own },
];
/** Programs that are checked at once. */
const atOnce = 2;

const kept = join(root, '.cache/types');
const keeps = existsSync(kept);
mkdirSync(kept, { recursive: true });

const waiting = [...programs];
let failed = false;
async function work() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const said = await next.check(`tsconfig.${next.name}.json`);
    process.stdout.write(said);
    failed ||= said !== '';
  }
}
await Promise.all(Array.from({ length: atOnce }, work));
process.exitCode = failed ? 1 : 0;

async function whole(config) {
  let said = '';
  const write = (text) => {
    said += text;
  };
  const once = keeps ? [] : ['--incremental', 'false', '--tsBuildInfoFile', 'null'];
  const code = await runNode([tsc, '-p', config, '--checkers', '1', ...once], {
    write,
    env: toolEnvironment(tidyLate),
  });
  return code === 0 || said !== '' ? said : `${config}: tsc ended with ${code}\n`;
}

async function own(config) {
  return (await typeErrors(root, config)).map((line) => `${line}\n`).join('');
}
