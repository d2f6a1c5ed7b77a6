/**
 * `npm run steward`: the terminal shell, from its build where that is up to date, else from its sources. The build
 * starts in a fraction of the time.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh } from './lib/fresh.mjs';
import { root } from './lib/paths.mjs';
import { writeTexts } from './texts/write-texts.mjs';

const built = join(root, 'out/main/cli.js');
const sources = ['src-shared', 'src-main', 'resources', 'package.json', 'package-lock.json'];
const fresh = isFresh(
  built,
  sources.map((path) => join(root, path)),
);
if (!fresh) writeTexts();
const program = fresh ? built : join(root, 'src-main/cli/main.ts');
// The program reads its own path from here.
process.argv[1] = program;
await import(pathToFileURL(program).href);
