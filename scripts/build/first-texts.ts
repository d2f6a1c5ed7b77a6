/**
 * Selects the texts of a language that the console's first file names: the frame's, the first pages', and titles.
 * The rest is loaded with the first page (src-renderer/data/text.ts).
 */
import { join } from 'node:path';
import type { TextTree } from '../../src-shared/text/look-up.ts';
import { importClosure } from '../lib/import-closure.ts';
import { askedKey, type NamedKeys, namedMessageKeys } from '../texts/named-keys.ts';
import { readLanguage } from '../texts/read-texts.mjs';
import { isOfConsole } from '../texts/text-modules.mjs';

/** Keys of texts in the console's first file and its static imports. `root`: the project's folder. */
export function firstKeys(root: string): NamedKeys {
  const texts = join(root, 'src-shared/text/');
  const sources = importClosure(root, [join(root, 'src-renderer/main.tsx')], (file) =>
    file.startsWith(texts),
  );
  return namedMessageKeys(sources.values());
}

/** Texts of the console by table, in a language. */
export function consoleTexts(root: string, language: string): Readonly<Record<string, TextTree>> {
  const { tables } = readLanguage(join(root, 'src-shared/text'), language);
  return Object.fromEntries(Object.entries(tables).filter(([table]) => isOfConsole(table)));
}

/** The first picture's texts in a language. */
export function firstTextsOf(root: string, language: string): TextTree {
  return firstTexts(consoleTexts(root, language), firstKeys(root));
}

/** Returns the tree without the texts that are not named. */
export function firstTexts(texts: TextTree, named: NamedKeys, above = ''): TextTree {
  const selected: Record<string, string | TextTree> = {};
  for (const [name, value] of Object.entries(texts)) {
    const key = above + name;
    const isAsked = isNamed(key, named);
    if (typeof value === 'string') {
      if (isAsked || isNamed(askedKey(key), named)) selected[name] = value;
      continue;
    }
    const below = isAsked ? value : firstTexts(value, named, `${key}.`);
    if (Object.keys(below).length > 0) selected[name] = below;
  }
  return selected;
}

function isNamed(key: string, { whole, beginnings, endings }: NamedKeys): boolean {
  return (
    whole.has(key) ||
    beginnings.some((beginning) => key.startsWith(beginning)) ||
    // Keys that end like a title count only at an area's top level.
    endings.some((end) => key.endsWith(end) && key.split('.').length === 2)
  );
}
