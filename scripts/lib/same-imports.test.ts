import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hasSameImports, importsOf } from './same-imports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'steward-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

const first = `import { a } from './a.ts';

export const b = a;
`;
let passed = '';

beforeEach(() => {
  rmSync(join(folder, '.git'), { recursive: true, force: true });
  git('init', '-q');
  write('a.ts', 'export const a = 1;\n');
  write('b.ts', first);
  git('add', '-A');
  git('commit', '-qm', 'x');
  passed = git('rev-parse', 'HEAD');
});

describe('imports of changed files are the same', () => {
  test('where other lines have changed', () => {
    write('b.ts', first.replace('= a;', '= a + 1;'));
    expect(hasSameImports(passed, ['b.ts'], folder)).toBe(true);
  });

  test('but not where one is another', () => {
    write('b.ts', first.replace('./a.ts', './b.ts'));
    expect(hasSameImports(passed, ['b.ts'], folder)).toBe(false);
  });

  test('but not where a type has become a value', () => {
    write('b.ts', first.replace('import {', 'import type {'));
    expect(hasSameImports(passed, ['b.ts'], folder)).toBe(false);
  });

  test('but not where a file has come, or is gone', () => {
    write('c.ts', 'export const c = 1;\n');
    expect(hasSameImports(passed, [], folder)).toBe(false);
    git('add', '-A');
    expect(hasSameImports(passed, ['c.ts'], folder)).toBe(false);
    rmSync(join(folder, 'c.ts'));
    git('rm', '-q', '--cached', 'c.ts');
    rmSync(join(folder, 'a.ts'));
    expect(hasSameImports(passed, [], folder)).toBe(false);
  });
});

test('imports are found in every form that names a file', () => {
  const source = `import './a.css';
import type { A } from './a.ts';
export {
  b,
} from './b.ts';
const c = lazy(() => import('./c.ts'));
const d = new Worker(new URL('./d.ts', import.meta.url));
vi.mock('./e.ts');
`;
  expect(importsOf(source)).toHaveLength(6);
});
