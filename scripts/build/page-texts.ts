/**
 * A build plugin for the texts of each area's pages: `virtual:steward-page-texts` loads those that the area's code and
 * its imports name and the first picture has not, a twentieth to a fifth of all. A page that asks for another text has
 * all of them loaded (src-renderer/data/text.ts). Without a build the pages have all texts at once.
 */
import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { TextTree } from '../../src-shared/text/look-up.ts';
import { importClosure } from '../lib/import-closure.ts';
import { namedMessageKeys } from '../texts/named-keys.ts';
import { languagesIn } from '../texts/read-texts.mjs';
import { consoleTexts, firstTexts, firstTextsOf } from './first-texts.ts';

const name = 'virtual:steward-page-texts';

/** Areas whose pages draw the records of every other, and have all texts. */
const ofAll: ReadonlySet<string> = new Set(['changes', 'journal']);

/** Not an area, but the parts of the frame that load by themselves, such as the starred pages in the menu. */
const frameParts = 'frame-parts';

/** `root`: the project's folder. `isWhole`: the pages are to have all texts at once. */
export function pageTexts(root: string, { isWhole = false } = {}): Plugin {
  let isBuild = false;
  return {
    name: 'steward-page-texts',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return null;
      const [, language, area] = /\/([^/]+)\/texts-(.+)$/.exec(id) ?? [];
      if (language && area)
        return `export const texts = ${JSON.stringify(textsOfArea(root, language, area))};`;
      return isWhole || !isBuild ? 'export const load = {};' : `export const load = ${loaders(root)};`;
    },
  };
}

function loaders(root: string): string {
  const areas = globSync('src-renderer/screens/*/', { cwd: root })
    .map((folder) => folder.split(/[\\/]/)[2] ?? '')
    .filter((area) => !ofAll.has(area))
    .concat(frameParts);
  const ofLanguage = (language: string): string =>
    areas.map((area) => `'${area}': () => import('${name}/${language}/texts-${area}')`).join(',\n');
  return `{${languagesIn(join(root, 'src-shared/text'))
    .map((language) => `'${language}': {${ofLanguage(language)}}`)
    .join(',\n')}}`;
}

const closures = new Map<string, readonly string[]>();

/** Files of the frame, and a dialog that it loads ahead, with their texts. */
const framePartFiles = '{frame/{shortcuts/*,Trials,trial-words},widgets/ChooseValues/*}';

/** Sources of the area's files and of what they import. */
function sourcesOf(root: string, area: string): readonly string[] {
  const known = closures.get(area);
  if (known) return known;
  const texts = join(root, 'src-shared', 'text') + sep;
  const named = area === frameParts ? framePartFiles : `screens/${area}/**/*`;
  const files = globSync(`src-renderer/${named}.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.|[\\/]testing[\\/]/.test(file))
    .map((file) => join(root, file));
  const isText = (file: string): boolean => file.startsWith(texts);
  const found = [...importClosure(root, files, isText, { later: area !== frameParts }).values()];
  closures.set(area, found);
  return found;
}

/**
 * Texts by the keys that the sources name, and whole tables of lists, whose keys are composed of the table's name
 * (`listKind(…, 'network')`). Those of the first picture are there already.
 */
export function textsOfArea(root: string, language: string, area: string): TextTree {
  const tables = consoleTexts(root, language);
  const sources = sourcesOf(root, area);
  const words = new Set(sources.flatMap((source) => source.match(/(?<=['"`])[a-zA-Z]\w*(?=['"`])/g) ?? []));
  // A list's table has the question before its rows are deleted (`ListWords`).
  const lists = Object.entries(tables).filter(([table, texts]) => words.has(table) && 'confirm' in texts);
  const parts = firstTexts(tables, namedMessageKeys(sources));
  return textsWithout({ ...parts, ...Object.fromEntries(lists) }, firstTextsOf(root, language));
}

function textsWithout(texts: TextTree, known: TextTree): TextTree {
  const left: Record<string, TextTree | string> = {};
  for (const [name, value] of Object.entries(texts)) {
    const there = known[name];
    if (typeof value === 'string') {
      if (there === undefined) left[name] = value;
      continue;
    }
    const below = typeof there === 'object' ? textsWithout(value, there) : value;
    if (Object.keys(below).length > 0) left[name] = below;
  }
  return left;
}
