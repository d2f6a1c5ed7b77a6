/**
 * `npm start`: installs and builds what is missing, then runs the desktop where Electron can run, and otherwise
 * says why not in one line and runs the web shell. Plain Node 20, no dependencies.
 */
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { findDesktop } from './lib/electron.mjs';
import { root } from './lib/paths.mjs';
import { run, runNode } from './lib/run.mjs';
import { fail, printProgress } from './lib/print-progress.mjs';
import { ensureInstalled } from './lib/setup.mjs';
import { readStartArguments, startUsage, webArguments } from './lib/start-arguments.mjs';

const options = readStartArguments(process.argv.slice(2));
if (options.error) fail(`${options.error}\n\n${startUsage}`, 64);
if (options.help) {
  process.stdout.write(`${startUsage}\n`);
  process.exit(0);
}

await ensureInstalled();
await ensureBuilt();

const desktop = options.web ? {} : await findDesktop();
if (desktop.binary) {
  const data = options.data === undefined ? [] : ['--data', options.data];
  process.exit(await run(desktop.binary, [root, ...data]));
}
if (options.desktop) fail(`the desktop cannot run: ${desktop.reason}.`);
if (desktop.reason) printProgress(`the desktop cannot run: ${desktop.reason}. Starting the web shell.`);
process.exit(await runNode([join(root, 'out/main/web.js'), ...webArguments(options)]));
