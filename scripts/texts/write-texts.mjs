/**
 * `node scripts/texts/write-texts.mjs`: writes the modules of the texts into `src-shared/text/tables`, which git
 * ignores. `npm ci` runs it, and so does every tool that reads them before it begins.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { textFolder } from './read-texts.mjs';
import { textModules } from './text-modules.mjs';

/**
 * Leaves up-to-date files alone, so that nothing takes them for changed. Several programs may write at once.
 *
 * @param {string} [folder]
 */
export function writeTexts(folder = textFolder) {
  const tables = join(folder, 'tables');
  const modules = textModules(folder);
  for (const [path, text] of modules) {
    const file = join(tables, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, text);
    renameSync(beside, file);
  }
  for (const path of readdirSync(tables, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.ts') && !modules.has(path.split(sep).join('/')))
      rmSync(join(tables, path), { force: true });
  const folders = new Set([...modules.keys()].map((path) => path.split('/', 1)[0]));
  for (const name of readdirSync(tables))
    if (!name.includes('.ts') && !folders.has(name))
      rmSync(join(tables, name), { recursive: true, force: true });
}

if (process.argv[1] === import.meta.filename) writeTexts();
