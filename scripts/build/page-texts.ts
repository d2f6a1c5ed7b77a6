/**
 * A build plugin for the texts of each area's pages: `virtual:steward-page-texts` loads those that the area's code and
 * its imports name, a tenth to a third of all. A page that asks for another text has all of them loaded
 * (src-renderer/data/text.ts). Without a build the pages have all texts at once.
 */
import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { TextTree } from '../../src-shared/text/look-up.ts';
import { importClosure } from '../lib/import-closure.ts';
import { namedMessageKeys } from '../texts/named-keys.ts';
import { languagesIn, readLanguage } from '../texts/read-texts.mjs';
import { isOfConsole } from '../texts/text-modules.mjs';
import { firstTexts } from './first-texts.ts';

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

/** Sources of the area's files and of what they import. */
function sourcesOf(root: string, area: string): readonly string[] {
  const known = closures.get(area);
  if (known) return known;
  const texts = join(root, 'src-shared', 'text') + sep;
  const folder = area === frameParts ? 'frame/{shortcuts,.}' : `screens/${area}/**`;
  const files = globSync(`src-renderer/${folder}/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.|[\\/]testing[\\/]/.test(file))
    .map((file) => join(root, file));
  const found = [...importClosure(root, files, (file) => file.startsWith(texts)).values()];
  closures.set(area, found);
  return found;
}

/** Texts by the keys that the sources name, and whole tables that they name by themselves (`listKind(…, 'network')`). */
export function textsOfArea(root: string, language: string, area: string): TextTree {
  const tables: TextTree = readLanguage(join(root, 'src-shared/text'), language).tables;
  const sources = sourcesOf(root, area);
  const words = new Set(sources.flatMap((source) => source.match(/(?<=['"`])[a-zA-Z]\w*(?=['"`])/g) ?? []));
  const ofConsole = Object.entries(tables).filter(([table]) => isOfConsole(table));
  const whole = Object.fromEntries(ofConsole.filter(([table]) => words.has(table)));
  const parts = firstTexts(Object.fromEntries(ofConsole), namedMessageKeys(sources));
  return { ...parts, ...whole };
}
