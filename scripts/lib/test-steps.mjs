/** The steps of `npm test` and `npm run check`. Each returns whether it passed, and its test counts. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { ensureChromium, findTestChromium } from './chromium.mjs';
import { engineCrashes } from './engine-crashes.mjs';
import { modules, root } from './paths.mjs';
import { bin, runNode, toolEnvironment } from './run.mjs';
import { hasSameImports } from './same-imports.mjs';
import { onceFor } from './step-inputs.mjs';
import { readPlaywright, readVitest } from './test-results.mjs';

const reports = join(root, 'test-results');
/** Projects of `vitest.config.ts`. */
const unit = ['shared', 'node*', 'boringssl', 'renderer*'];

/**
 * An environment for plain text output, so that a log can be read and searched. Node's compile cache is kept: many
 * tests start programs, and the tools are programs too.
 */
function plain(extra = {}) {
  const NODE_COMPILE_CACHE = join(root, '.cache/compile');
  const { FORCE_COLOR: _, ...env } = toolEnvironment({ NO_COLOR: '1', NODE_COMPILE_CACHE, ...extra });
  return env;
}

/** Tests of screens in a separate step, so that two processors finish at about the same time. */
const apart = ['tests/screens/failures', 'tests/screens/odd-values'];

/** Steps without a build and a browser. */
export const fastSteps = [
  { name: 'format', run: tool('@biomejs/biome', ['format', '.'], 'biome') },
  { name: 'lint', run: tool('@biomejs/biome', ['lint', '--error-on-warnings', '.'], 'biome') },
  { name: 'rooms', run: script('scripts/rooms.ts') },
  { name: 'unused', run: script('scripts/unused.ts') },
  { name: 'texts', run: script('scripts/texts/check-texts.ts') },
  { name: 'types', run: script('scripts/types.mjs') },
  { name: 'security', run: script('scripts/check-security.ts') },
  { name: 'unit', long: true, run: vitest('unit', unit) },
];

/** Tests of the checks themselves, on their own samples: half of the time of the scripts' tests. */
const ofChecks = /^scripts\/(lib\/|rooms\.test|no-literal-spread\.test)/;
/** Files that those tests cover: the scripts, the tools' configuration, and threads that a stamp names. */
const changesChecks = /^scripts\/|^[^/]+$|\/worker\.ts$/;

/** @param {string[]} files changed since all of them passed; the tests of the scripts that may say something new */
export function scriptTests(files) {
  const all = readdirSync(join(root, 'scripts'), { recursive: true });
  const names = all
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.whole.test.ts'))
    .map((file) => `scripts/${file.replaceAll('\\', '/')}`);
  return files.some((file) => changesChecks.test(file))
    ? names
    : names.filter((name) => !ofChecks.test(name));
}

/**
 * The fast steps since they passed on a commit: file by file only the `files` that have changed, and their
 * tests; the rules about imports are left out where no import has changed. Tests of the project's own scripts look at the
 * whole of it, but for those of the checks.
 *
 * @param {{ commit: string, files: string[] }} since
 */
export function fastStepsSince({ commit, files }) {
  const leavesImports = !files.some((file) => changesChecks.test(file)) && hasSameImports(commit, files);
  const changed = ['--changed', commit, '--passWithNoTests', '--exclude', 'scripts/**'];
  const some = {
    format: [{ name: 'format', run: ofFiles(['format'], files) }],
    lint: [{ name: 'lint', run: ofFiles(['lint', '--error-on-warnings'], files) }],
    rooms: [{ name: 'rooms', run: script('scripts/rooms.ts', ...(leavesImports ? ['--imports-held'] : [])) }],
    unit: [
      { name: 'unit', long: true, run: vitest('unit', unit, { some: changed }) },
      { name: 'scripts', run: vitest('scripts', ['node*'], { some: scriptTests(files) }) },
    ],
  };
  return fastSteps.flatMap((step) => some[step.name] ?? [step]);
}

/** Runs Biome on these files only; it skips unknown types. */
function ofFiles(args, files) {
  if (files.length === 0) return async () => ({ ok: true });
  const only = ['--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files];
  return tool('@biomejs/biome', [...args, ...only], 'biome');
}

/**
 * The steps on the whole program. `skips`: whether steps that passed on the same inputs are left out. The build
 * comes first, as others wait for it; then slow steps, so that no step runs alone for long at the end.
 *
 * @param {{ skips: boolean }} options
 */
export const slowSteps = ({ skips }) => [
  { name: 'build', run: build },
  ...[
    {
      name: 'screens',
      run: vitest('screens', ['screens'], { some: apart.flatMap((one) => ['--exclude', `${one}/**`]) }),
    },
    { name: 'sandbox', run: vitest('sandbox', ['program*', 'console']) },
    { name: 'failures', run: vitest('failures', ['screens'], { some: apart }) },
    { name: 'whole', run: vitest('whole', ['whole']) },
    { name: 'benches', needs: ['build'], run: (write) => benches(write) },
    { name: 'package', needs: ['build'], run: script('scripts/check-package.ts') },
    { name: 'desktop start', needs: ['build'], run: script('scripts/check-desktop-start.ts') },
    { name: 'weight', needs: ['build'], run: script('scripts/check-weight.ts') },
    { name: 'browser', alone: true, needs: ['build'], run: playwright },
  ].map((step) => onceFor(step, { skips, besides: installed })),
];

/** Facts of this machine on which tests skip or fail. */
const installed = () => `${findTestChromium() ?? ''} ${existsSync(join(modules, 'electron/dist'))}`;

/** Environment variables that make tests run in full (tests/support/test-amount.ts). */
const inFull = { STEWARD_LONG: '1' };

/**
 * Everything that `npm test` runs a sample of: every bit, thousands of mutations, hundreds of kills, every failure
 * of every call on its page, every page of every account, each in both appearances, every bench.
 */
export const longSteps = [
  { name: 'build', run: build },
  { name: 'long', run: vitest('long', ['program*', 'whole'], { extra: inFull }) },
  { name: 'screens', run: vitest('screens', ['screens'], { extra: inFull }) },
  { name: 'benches', needs: ['build'], run: (write) => benches(write, []) },
  { name: 'browser', alone: true, needs: ['build'], run: (write) => playwright(write, inFull) },
];

/**
 * Benches of `npm test`: those without a browser, and one of each kind with one (a page of its own, large data on
 * the sandbox). The browser tests load the console often enough.
 */
const benchesOfEach = [
  'grid',
  'menus',
  'desktop-start',
  'exact-json',
  'gateway',
  'ip-overlaps',
  'licence',
  'palette',
  'sandbox',
  'theme-package',
  'workbook',
];

function tool(packageName, args, command) {
  return async (write) =>
    passedOf(await runNode([bin(packageName, command), ...args], { write, env: plain() }));
}

function script(...args) {
  return async (write) => passedOf(await runNode(args, { write, env: plain() }));
}

async function build(write) {
  return passedOf(await buildWhenNeeded({ write, env: plain() }));
}

/**
 * Runs the tests of projects of `vitest.config.ts`. Where nothing else failed, files during which Node itself
 * crashed in a reported way are run once more, and the closing lines name them. `extra`: environment variables;
 * `some`: selected files.
 */
function vitest(name, projects, { extra, some = [] } = {}) {
  const args = projects.map((project) => `--project=${project}`);
  const runOf = async (write, file, names) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    let output = '';
    const addOutput = (words) => {
      output += words;
      write(words);
    };
    const all = [bin('vitest'), 'run', ...reporters, ...args, ...names];
    return {
      code: await runNode(all, { write: addOutput, env: plain(extra) }),
      crashes: engineCrashes(output),
    };
  };
  return async (write) => {
    const file = report(`${name}.json`);
    const { code, crashes } = await runOf(write, file, some);
    const lost = crashes.map((crash) => crash.file);
    const counts = readVitest(file, lost);
    if (crashes.length === 0 || counts === undefined || counts.failed > 0) return passedOf(code, counts);
    const notes = crashes.map(
      (one) => `started again: ${relative(root, one.file)} (Node ended with ${one.signal}: ${one.report})`,
    );
    write(`\n${name}: ${notes.join('\n')}\n`);
    const again = report(`${name}-again.json`);
    const second = await runOf(write, again, lost);
    return { ...passedOf(second.code, both(counts, readVitest(again))), notes };
  };
}

function both(one, other) {
  if (other === undefined) return undefined;
  const sum = (key) => one[key] + other[key];
  const joined = (key) => [...one[key], ...other[key]];
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    files: joined('files'),
    tests: joined('tests'),
  };
}

/**
 * Runs each bench once, small: it must start, have figures and leave nothing running. The figures are not judged.
 * `names`: selected benches; none for all.
 */
async function benches(write, names = benchesOfEach) {
  const chromium = await theChromium(write);
  if (chromium === undefined) return passedOf(1);
  const runner = join(root, 'tests/bench/runner.ts');
  return passedOf(
    await runNode(['--expose-gc', runner, '--small', ...names], {
      write,
      env: plain({ CHROMIUM_PATH: chromium }),
    }),
  );
}

let found;
/** Finds or installs Chromium once for all steps. */
function theChromium(write) {
  found ??= ensureChromium((line) => write(`${line}\n`));
  return found;
}

async function playwright(write, extra = {}) {
  const chromium = await theChromium(write);
  if (chromium === undefined) return passedOf(1);
  const file = report('browser.json');
  const env = plain({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...extra });
  const tests = [bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
  return passedOf(await runNode(tests, { write, env }), readPlaywright(file));
}

function report(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function passedOf(code, counts) {
  return { ok: code === 0 && !(counts?.failed > 0), counts };
}
