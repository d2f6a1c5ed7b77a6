/**
 * antd's provider is loaded with the first page that uses it (docs/decisions/006-antd-static-css.md): the first
 * picture contains no control, and a page that declares itself plain reaches none, by static or dynamic imports.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ownFile } from './lib/import-closure.ts';

const root = resolve(import.meta.dirname, '..');
const renderer = join(root, 'src-renderer');
const isControl = (file: string) => /[\\/]widgets[\\/]controls[\\/].*\.tsx$/.test(file);

function importsOf(file: string, later: boolean): string[] {
  const source = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
  const named = source.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)';/gm);
  // Dynamic imports there are inside the provider that the file brings (docs/decisions/006-antd-static-css.md).
  const brings = /from '(#widgets|\.\.?)\/WithAntd\.tsx'/.test(source);
  const dynamic = later && !brings ? source.matchAll(/import\(\s*'([^']+)'\s*\)/g) : [];
  return [...named, ...dynamic].flatMap(([, specifier = '']) => ownFile(root, file, specifier) ?? []);
}

/** Returns the controls that a file reaches, each with the file that imports it. */
function controlsFrom(start: string, later: boolean): string[] {
  const seen = new Set([start]);
  const found: string[] = [];
  for (const file of seen) {
    for (const next of importsOf(file, later)) {
      if (isControl(next)) found.push(`${relative(renderer, file)} → ${relative(renderer, next)}`);
      else seen.add(next);
    }
  }
  return found;
}

const plain = globSync('screens/*/screens.ts', { cwd: renderer }).flatMap((list) => {
  const file = join(renderer, list);
  const source = readFileSync(file, 'utf8');
  const named = new Map(
    [...source.matchAll(/const (\w+) = \(\) => import\('([^']+)'\)/g)].map(([, name, path]) => [name, path]),
  );
  return [
    ...source.matchAll(/lazyPage\(\(\) => (?:import\('([^']+)'\)|(\w+)\(\))[^{]*\{\s*plain: true/g),
  ].map(([, path, name]) => resolve(dirname(file), path ?? named.get(name) ?? ''));
});

test('nothing of the controls is in the first picture', () => {
  expect(controlsFrom(join(renderer, 'main.tsx'), false)).toEqual([]);
});

test('the plain pages are found', () => {
  expect(plain.length).toBeGreaterThan(2);
  expect(plain.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(plain.map((file) => [relative(renderer, file), file]))('%s reaches no control', (_, file) => {
  expect(controlsFrom(file, true)).toEqual([]);
});

test('a page with controls would be found', () => {
  expect(controlsFrom(join(renderer, 'screens/settings/SettingsPage.tsx'), true)).not.toEqual([]);
});
