/**
 * Reads the texts: a language is a folder of `src-shared/text` with a `language.json`, and its texts are every
 * other JSON file in it (docs/how-to/add-a-rule-and-its-text.md describes their form). Plain Node 20, no
 * dependencies.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../lib/paths.mjs';

export const textFolder = join(root, 'src-shared/text');
/** Facts about a language, beside its texts. */
const factsFile = 'language.json';

export function languagesIn(folder) {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, factsFile)))
    .sort();
}

/**
 * Reads one language: its facts, its tables with every reference replaced, the parts of composed texts, and a line
 * for each fault.
 *
 * @param {string} folder
 * @param {string} language
 * @returns {{
 *   facts: Record<string, unknown>,
 *   tables: Record<string, import('../../src-shared/text/look-up.ts').TextTree>,
 *   parts: string[],
 *   problems: string[],
 * }}
 */
export function readLanguage(folder, language) {
  const base = join(folder, language);
  const read = (file) => JSON.parse(readFileSync(join(base, file), 'utf8'));
  const problems = [];
  const merged = {};
  for (const file of filesIn(base)) {
    if (file === factsFile) continue;
    const twice = (key) => problems.push(`${language}/${file}: ${key} is in another file too.`);
    merge(merged, read(file), '', twice);
  }
  const unknown = (path) => problems.push(`${language}: there is no text $t(${path}).`);
  const { $parts = {}, ...tables } = merged;
  const filled = (tree) => fill(tree, merged, unknown, []);
  return { facts: read(factsFile), tables: filled(tables), parts: leaves(filled($parts)), problems };
}

/** Every JSON file under the folder, as paths with `/`, sorted. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** Merges files of one table; a text may occur once. Comments, which are for translators, are dropped. */
function merge(into, from, above, twice) {
  for (const [name, value] of Object.entries(from)) {
    if (name === '$comment') continue;
    if (name in into && !(isTree(into[name]) && isTree(value))) twice(above + name);
    else if (isTree(value)) {
      into[name] ??= {};
      merge(into[name], value, `${above}${name}.`, twice);
    } else into[name] = value;
  }
}

function isTree(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A reference to another text of the language, or to a tree of them. */
const reference = /\$t\(([\w$.-]+)\)/g;
const onlyReference = /^\$t\(([\w$.-]+)\)$/;

/** `within`: references that are being replaced, so that none contains itself. */
function fill(value, tables, unknown, within) {
  if (isTree(value)) {
    const below = Object.entries(value).map(([name, one]) => [name, fill(one, tables, unknown, within)]);
    return Object.fromEntries(below);
  }
  // A text of several lines is a list.
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  const meant = (path) => {
    const found = path.split('.').reduce((tree, name) => (isTree(tree) ? tree[name] : undefined), tables);
    if (found !== undefined && !within.includes(path)) return fill(found, tables, unknown, [...within, path]);
    unknown(path);
    return '';
  };
  const [, whole] = onlyReference.exec(text) ?? [];
  return whole === undefined ? text.replace(reference, (_, path) => meant(path)) : meant(whole);
}

function leaves(tree) {
  return isTree(tree) ? Object.values(tree).flatMap(leaves) : [tree];
}
