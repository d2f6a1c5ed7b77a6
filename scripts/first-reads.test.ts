/** No page declares first reads that the shell does not know (src-shared/rules/first-reads/pages.ts). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathsWithReads } from '#shared/rules/first-reads/paths.ts';

it('as many pages declare first reads as the shell has paths for', () => {
  const root = join(import.meta.dirname, '../src-renderer/screens');
  const declaring = globSync('**/*.tsx', { cwd: root }).filter((file) =>
    /^\w+\.firstReads = /m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(declaring).toHaveLength(pathsWithReads.length);
});
