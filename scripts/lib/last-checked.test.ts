import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitBefore, isFollowed, lastChecked, noteChecked } from './last-checked.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steward-checked-'));
  git('init', '-q');
  write('.gitignore', '.cache/\n');
  write('src-shared/rules/a.ts', 'export const a = 1;\n');
  write('resources/a.lic', 'a');
  commit();
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
function commit(): string {
  git('add', '-A');
  git('commit', '-qm', 'x');
  return git('rev-parse', 'HEAD');
}
const pass = (): void => noteChecked(commitBefore(folder), folder);

it('is nothing before anything has passed', () => {
  expect(lastChecked(folder)).toBeUndefined();
});

it('is the commit that passed, whatever code has changed since', () => {
  pass();
  const passed = git('rev-parse', 'HEAD');
  expect(lastChecked(folder)).toEqual({ commit: passed, files: [] });
  write('src-shared/rules/a.ts', 'export const a = 2;\n');
  write('src-renderer/widgets/A.module.css', '.a {}\n');
  write('docs/guide/a.md', 'a');
  const files = ['src-shared/rules/a.ts', 'docs/guide/a.md', 'src-renderer/widgets/A.module.css'];
  expect(lastChecked(folder)).toEqual({ commit: passed, files });
  commit();
  expect(lastChecked(folder)).toEqual({ commit: passed, files: files.toSorted() });
  rmSync(join(folder, 'src-shared/rules/a.ts'));
  expect(lastChecked(folder)?.files).toEqual(files.toSorted().slice(0, 2));
});

it.each([
  'resources/a.lic',
  'resources/samples/README.md',
  'package-lock.json',
  'vitest.config.ts',
  'scripts/build/styles.ts',
  'tests/fixtures/a.json',
  'tests/support/a.ts',
  'src-renderer/testing/dom.ts',
  'docs/formats/licence-file.md',
])('is nothing once %s has changed, whose tests no import tells', (name) => {
  pass();
  write(name, 'b');
  expect(lastChecked(folder)).toBeUndefined();
  commit();
  expect(lastChecked(folder)).toBeUndefined();
});

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/ARCHITECTURE.md',
  'docs/how-to/a.md',
  'docs/platform/README.md',
])('is still what it was once %s has changed, a text for people', (name) => {
  pass();
  write(name, 'b');
  expect(lastChecked(folder)?.files).toEqual([name]);
});

it('is nothing once what begins a thread has changed, wherever it stands', () => {
  const threads = globSync('src-main/**/worker.ts', { cwd: join(import.meta.dirname, '../..') });
  expect(threads.length).toBeGreaterThan(3);
  expect(threads.map((file) => file.replaceAll('\\', '/')).filter(isFollowed)).toEqual([]);
});

it('is nothing once a fixture is gone, or called otherwise', () => {
  pass();
  git('mv', 'resources/a.lic', 'src-shared/rules/b.ts');
  expect(lastChecked(folder)).toBeUndefined();
});

it('is nothing on another branch, which it is no part of', () => {
  git('checkout', '-qb', 'other');
  write('src-shared/rules/b.ts', 'b');
  commit();
  pass();
  git('checkout', '-q', '-');
  expect(lastChecked(folder)).toBeUndefined();
});

it('is not said of what was never a commit, nor of what changed while it was tested', () => {
  write('src-shared/rules/a.ts', 'export const a = 2;\n');
  pass();
  expect(lastChecked(folder)).toBeUndefined();
  commit();
  const before = commitBefore(folder);
  write('src-shared/rules/a.ts', 'export const a = 3;\n');
  noteChecked(before, folder);
  git('checkout', '-q', '.');
  expect(lastChecked(folder)).toBeUndefined();
});

it('is nothing where the note is none, or there is no git', () => {
  write('.cache/checked', 'HEAD\n');
  expect(lastChecked(folder)).toBeUndefined();
  pass();
  rmSync(join(folder, '.git'), { recursive: true });
  expect(lastChecked(folder)).toBeUndefined();
  expect(commitBefore(folder)).toBeUndefined();
});
