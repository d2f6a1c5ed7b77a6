/**
 * `npm run bench [-- NAME --small]`: measures the promises of the limits, each figure beside its floor in the same
 * run, prints a table and writes bench-results/<time>.json. NAME selects benches by file name; --small runs each
 * once and judges no figure. Exit code 1 when a promise is broken or a bench fails. Plain Node 20; the benches
 * themselves run under Node 24.
 */
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { findTestChromium } from './lib/chromium.mjs';
import { root } from './lib/paths.mjs';
import { runNode, toolEnvironment } from './lib/run.mjs';
import { ensureInstalled } from './lib/setup.mjs';

await ensureInstalled();
await ensureBuilt();
const chromium = findTestChromium();
const env = toolEnvironment(chromium === undefined ? {} : { CHROMIUM_PATH: chromium });
const runner = join(root, 'tests/bench/runner.ts');
process.exit(await runNode(['--expose-gc', runner, ...process.argv.slice(2)], { env }));
