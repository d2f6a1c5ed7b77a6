/**
 * `npm run medians -- [FOLDER…]`: writes tests/medians.tsv from the JSON reports of a run (test-results), or from
 * several saved folders, with the median time of each test.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeMedians } from './lib/medians.mjs';
import { root } from './lib/paths.mjs';
import { readPlaywright, readVitest } from './lib/test-results.mjs';

const folders = process.argv.slice(2);
const runs = (folders.length > 0 ? folders : [join(root, 'test-results')]).map((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const read = name === 'browser.json' ? readPlaywright : readVitest;
      return read(join(folder, name))?.tests ?? [];
    }),
);
console.log(`medians: ${writeMedians(runs)} tests in tests/medians.tsv`);
