/**
 * `npm run dev`: the console with hot reload in the browser, or with `-- --desktop` in Electron. Takes the other
 * arguments of `npm start` too. Plain Node 20, no dependencies.
 */
import { join } from 'node:path';
import { findDesktop } from './lib/electron.mjs';
import { root } from './lib/paths.mjs';
import { bin, runNode, toolEnvironment } from './lib/run.mjs';
import { fail, printProgress } from './lib/print-progress.mjs';
import { ensureInstalled } from './lib/setup.mjs';
import { readStartArguments, startUsage, webArguments } from './lib/start-arguments.mjs';
import { writeTexts } from './texts/write-texts.mjs';

const options = readStartArguments(process.argv.slice(2));
const usage = startUsage.replaceAll('npm start', 'npm run dev');
if (options.error !== undefined) fail(`${options.error}\n\n${usage}`, 64);
if (options.help) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
await ensureInstalled();
writeTexts();

if (!options.desktop)
  process.exit(await runNode([join(root, 'scripts/dev-web.ts'), ...webArguments(options)]));
const desktop = await findDesktop();
if (desktop.binary === undefined) fail(`the desktop cannot run: ${desktop.reason}. Leave --desktop away.`);
printProgress('starting Electron; a change in src-renderer shows at once, one in src-main restarts it.');
const data = options.data === undefined ? [] : ['--', `--data=${options.data}`];
process.exit(await runNode([bin('electron-vite'), 'dev', '--watch', ...data], { env: toolEnvironment() }));
