/** What `npm test` and `npm run check` run, in order. Each step answers whether it held, and its test counts. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './paths.mjs';
import { bin, runNode, toolEnvironment } from './run.mjs';
import { readPlaywright, readVitest } from './test-results.mjs';

const reports = join(root, 'test-results');
const stdio = ['ignore', 'inherit', 'inherit'];

/** Plain text whatever is attached, so that a log can be read and searched. */
function plain(extra = {}) {
  const { FORCE_COLOR: _, ...env } = toolEnvironment({ NO_COLOR: '1', ...extra });
  return env;
}

/** The steps that need no build and no browser. */
export const fastSteps = [
  { name: 'format', run: () => tool('@biomejs/biome', ['format', '.'], 'biome') },
  { name: 'lint', run: () => tool('@biomejs/biome', ['lint', '--error-on-warnings', '.'], 'biome') },
  { name: 'rooms', run: () => script('scripts/rooms.ts') },
  { name: 'unused', run: () => script('scripts/unused.ts') },
  { name: 'types', run: types },
  { name: 'security', run: () => script('scripts/check-security.ts') },
  { name: 'unit', run: () => vitest('unit', ['--exclude', 'tests/**']) },
];

/** The steps on the whole program. */
export const slowSteps = [
  { name: 'sandbox', run: () => vitest('sandbox', ['--project', 'node', 'tests/']) },
  { name: 'screens', run: () => vitest('screens', ['--project', 'screens']) },
  { name: 'build', run: build },
  { name: 'package', run: () => script('scripts/check-package.ts') },
  { name: 'browser', run: playwright },
];

async function tool(packageName, args, command) {
  return held(await runNode([bin(packageName, command), ...args], { stdio, env: plain() }));
}

async function script(path) {
  return held(await runNode([path], { stdio, env: plain() }));
}

/** Four programs with different globals; all are checked even when one fails. */
async function types() {
  const tsc = bin('typescript', 'tsc');
  let ok = true;
  for (const config of ['node', 'preload', 'web', 'console']) {
    ok = (await runNode([tsc, '-p', `tsconfig.${config}.json`], { stdio, env: plain() })) === 0 && ok;
  }
  return { ok };
}

async function build() {
  await ensureBuilt();
  return held(0);
}

async function vitest(name, args) {
  const file = report(`${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runNode([bin('vitest'), 'run', ...reporters, ...args], { stdio, env: plain() });
  return held(code, readVitest(file));
}

async function playwright() {
  const chromium = await ensureChromium();
  if (chromium === undefined) return held(1);
  const file = report('browser.json');
  const env = plain({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const code = await runNode([bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json'], {
    stdio,
    env,
  });
  return held(code, readPlaywright(file));
}

function report(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function held(code, counts) {
  return { ok: code === 0, counts };
}
