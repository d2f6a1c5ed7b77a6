import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isInput, onceFor } from './step-inputs.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steward-inputs-'));
  git('init', '-q');
  write('.gitignore', '.cache/\n');
  write('src-shared/a.ts', 'a');
  write('src-shared/a.test.ts', 'a');
  write('package-lock.json', '{}');
  git('add', '-A');
  git('commit', '-qm', 'x');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

interface Options {
  readonly ok?: boolean;
  readonly skips?: boolean;
  readonly browser?: string;
  readonly during?: () => void;
}
/** Runs the step of the screens; returns whether it was skipped, and since when. */
async function run({ ok = true, skips = true, browser = '', during }: Options = {}): Promise<string> {
  let ran = false;
  const step = {
    name: 'screens',
    run: async () => {
      ran = true;
      during?.();
      return { ok };
    },
  };
  const { passedOn } = await onceFor(step, { skips, besides: () => browser, folder }).run(vi.fn());
  return ran ? 'ran' : `skipped since ${passedOn}`;
}

it('is skipped once it has passed, with the commit on which it did', async () => {
  const since = `skipped since ${git('rev-parse', '--short=8', 'HEAD')}`;
  expect(await run()).toBe('ran');
  expect(await run()).toBe(since);
  write('docs/guide/a.md', 'b');
  write('src-shared/a.test.ts', 'b');
  git('add', '-A');
  git('commit', '-qm', 'y');
  expect(await run()).toBe(since);
});

it.each<[what: string, change: () => void]>([
  ['a source', () => write('src-shared/a.ts', 'b')],
  ['a file that git does not know yet', () => write('src-shared/b.ts', 'b')],
  ['a file that is gone', () => rmSync(join(folder, 'src-shared/a.ts'))],
  ['the lock file', () => write('package-lock.json', '{ }')],
  ['one of its tests', () => write('tests/screens/a.test.ts', 'a')],
  ['a fixture', () => write('tests/fixtures/a.json', '1')],
])('runs again after a change of %s', async (_, change) => {
  await run();
  change();
  expect(await run()).toBe('ran');
  expect(await run()).toMatch(/^skipped/);
});

it('runs again after it failed, and in another browser', async () => {
  await run({ ok: false });
  expect(await run({ browser: 'a' })).toBe('ran');
  expect(await run({ browser: 'b' })).toBe('ran');
  expect(await run({ browser: 'b' })).toMatch(/^skipped/);
});

it('has not passed on what changed while it ran', async () => {
  await run({ during: () => write('src-shared/a.ts', 'b') });
  expect(await run()).toBe('ran');
});

it('is never skipped where everything is asked for, and where there is no git', async () => {
  await run();
  expect(await run({ skips: false })).toBe('ran');
  rmSync(join(folder, '.git'), { recursive: true });
  expect(await run()).toBe('ran');
});

it.each([
  ['screens', 'tests/e2e/a.spec.ts', false],
  ['screens', 'tests/e2e/support/console.ts', true],
  ['browser', 'tests/e2e/a.spec.ts', true],
  ['browser', 'tests/screens/a.test.ts', false],
  ['sandbox', 'tests/console/a.test.tsx', true],
  ['sandbox', 'tests/bench/a.bench.ts', true],
  ['whole', 'scripts/a.whole.test.ts', true],
  ['whole', 'src-shared/a.test.ts', false],
  ['package', 'src-shared/a.test.ts', false],
  ['package', 'electron-builder.config.ts', true],
  ['weight', 'scripts/check-weight.ts', true],
  ['benches', 'tests/bench/a.bench.ts', true],
  ['benches', 'docs/decisions/001.md', false],
  ['benches', 'CHANGELOG.md', false],
  ['benches', 'docs/GLOSSARY.md', false],
  ['benches', 'docs/how-to/add-a-field.md', false],
  ['benches', 'resources/samples/README.md', true],
  ['benches', '.gitattributes', true],
])('%s reads %s: %s', (step, file, reads) => {
  expect(isInput(step, file)).toBe(reads);
});

/** A change of an imported test would not run its importer's step again. */
it('tests are imported by no other file', () => {
  const cwd = join(import.meta.dirname, '../..');
  const files = globSync('{src-*,tests,scripts}/**/*.{ts,tsx,mjs}', { cwd });
  expect(files.length).toBeGreaterThan(3000);
  const importsTest = /^(?:import|export)\b[^;]* from '[^']+\.(?:test|spec|bench)\.tsx?';/m;
  expect(files.filter((file) => importsTest.test(readFileSync(join(cwd, file), 'utf8')))).toEqual([]);
});
