/** Each exported name is unique in the repository, so that a search for it finds one thing. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const declaration =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

test('no exported name stands in several files', () => {
  const files = globSync('{src-*,scripts}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
    (file) => !/\.(test|spec|bench)\.|[\\/]testing[\\/]|[\\/]text[\\/]tables[\\/]/.test(file),
  );
  const filesOf = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(declaration))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  expect(filesOf.size).toBeGreaterThan(5000);
  const several = [...filesOf].filter(([, where]) => where.size > 1);
  expect(several.map(([name, where]) => `${name}: ${[...where].sort().join(', ')}`)).toEqual([]);
});
