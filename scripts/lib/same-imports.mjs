/**
 * Tells whether a change leaves the project's imports as they were. The import rules read every file, which takes most
 * of the time of `npm run rooms`; they still hold when no file comes or goes and changed files keep their imports.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './last-checked.mjs';
import { root } from './paths.mjs';

const isCode = /\.(ts|tsx|mjs)$/;
/** Statements that name a file or a package, and calls that load one. */
const statement = /^\s*(?:import|export)\b[^;]*?\bfrom\s*['"][^'"]+['"]|^\s*import\s*['"][^'"]+['"]/gm;
const loading = /\b(?:import|require|resolve|mock|URL)\s*\(\s*['"`][^'"`]+['"`]/g;

/** @param {string} source */
export function importsOf(source) {
  return [...(source.match(statement) ?? []), ...(source.match(loading) ?? [])].map((one) => one.trim());
}

/**
 * @param {string} commit on which the rules held @param {string[]} files that have changed since, and are still there
 * @param {string} [folder] of the project
 */
export function hasSameImports(commit, files, folder = root) {
  const cameOrWent = git(folder, ['diff', '--name-only', '--no-renames', '--diff-filter=AD', commit]);
  const unknown = git(folder, ['ls-files', '--others', '--exclude-standard']);
  if (cameOrWent !== '' || unknown !== '') return false;
  return files
    .filter((file) => isCode.test(file))
    .every((file) => {
      const before = git(folder, ['show', `${commit}:${file}`]);
      if (before === undefined) return false;
      const now = readFileSync(join(folder, file), 'utf8');
      return importsOf(before).join('\n') === importsOf(now).join('\n');
    });
}
