/**
 * `npm run texts`: every language has the same texts with the same placeholders, and the program names each text.
 * Prints a line for each fault; exit code 1 where there is one.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { keysOf, unnamedKeys } from './named-keys.ts';
import { readLanguage, textFolder } from './read-texts.mjs';
import { typedBy } from './text-modules.mjs';
import { textProblems } from './text-problems.ts';

/** Texts that no code names, with reasons. */
const onPurpose: Readonly<Record<string, string>> = {
  'common.done.copied': 'a success message of the specification (1§8)',
  'common.done.modified': 'a success message of the specification (1§8)',
};

/** Keys of a table of the rules may be keys of texts, too. */
const patterns = [
  '{src-main,src-renderer,src-shared,src-preload,scripts/policy}/**/*.{ts,tsx}',
  'src-shared/rules/**/*.json',
];

const sources = globSync(patterns, { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|[\\/]testing[\\/]|[\\/]text[\\/]tables[\\/]/.test(file),
);
const unnamed = unnamedKeys(
  keysOf(readLanguage(textFolder, typedBy).tables),
  sources.map((file) => readFileSync(join(root, file), 'utf8')),
);
const problems = [
  ...textProblems(textFolder),
  ...unnamed
    .filter((key) => !(key in onPurpose))
    .map((key) => `${key}: no code names it. Use it, or take it from every language.`),
  ...Object.keys(onPurpose)
    .filter((key) => !unnamed.includes(key))
    .map((key) => `${key}: is named now, or gone. Take its row from scripts/texts/check-texts.ts.`),
];
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('texts: every language has the same, and all are named.');
process.exitCode = problems.length === 0 ? 0 : 1;
