/**
 * `npm run types`: the four programs of the project, which have different globals; all are checked even when one
 * fails. Two of them check all that they read, with one checker each, since several would check the same types
 * again. From the second run on results are cached in `.cache`, and unchanged files are skipped: writing the cache
 * takes as long as the check, which is wasted in a checkout that is checked once. The other two also read the whole
 * product, which has been checked then: only their own files are checked. Plain Node 20, no dependencies but tsc.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { bin, runNode, toolEnvironment } from './lib/run.mjs';
import { tidyLate, typeErrors } from './lib/type-errors.mjs';
import { writeTexts } from './texts/write-texts.mjs';

writeTexts();
const tsc = bin('typescript', 'tsc');
/** The slowest first. */
const programs = [
  { name: 'node', check: whole },
  { name: 'web', check: whole },
  { name: 'console', check: checkOwnFiles },
  { name: 'preload', check: checkOwnFiles },
];
/** Programs that are checked concurrently. */
const atOnce = 2;

const cacheFolder = join(root, '.cache/types');
const keeps = existsSync(cacheFolder);
mkdirSync(cacheFolder, { recursive: true });

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
  let output = '';
  const write = (text) => {
    output += text;
  };
  const once = keeps ? [] : ['--incremental', 'false', '--tsBuildInfoFile', 'null'];
  const code = await runNode([tsc, '-p', config, '--checkers', '1', ...once], {
    write,
    env: toolEnvironment(tidyLate),
  });
  return code === 0 || output !== '' ? output : `${config}: tsc ended with ${code}\n`;
}

async function checkOwnFiles(config) {
  return (await typeErrors(root, config)).map((line) => `${line}\n`).join('');
}
