/**
 * Of a language's texts those that the console's first file names: what the frame says, the first pages, and what is
 * called by its title. The rest comes with the first page that is loaded (src-renderer/data/text.ts).
 */
import { join } from 'node:path';
import type { TextTree } from '../../src-shared/text/look-up.ts';
import { importClosure } from '../lib/import-closure.ts';
import { askedKey, type NamedKeys, namedKeys } from '../texts/named-keys.ts';

/** What the console's first file and all that comes with it say of keys. `root`: the project's folder. */
export function firstKeys(root: string): NamedKeys {
  const texts = join(root, 'src-shared/text/');
  const sources = importClosure(root, [join(root, 'src-renderer/main.tsx')], (file) =>
    file.startsWith(texts),
  );
  return namedKeys(sources.values());
}

/** As in the whole tree, without what is not named. */
export function firstTexts(texts: TextTree, named: NamedKeys, above = ''): TextTree {
  const kept: Record<string, string | TextTree> = {};
  for (const [name, value] of Object.entries(texts)) {
    const key = above + name;
    const asked = isNamed(key, named);
    if (typeof value === 'string') {
      if (asked || isNamed(askedKey(key), named)) kept[name] = value;
      continue;
    }
    const below = asked ? value : firstTexts(value, named, `${key}.`);
    if (Object.keys(below).length > 0) kept[name] = below;
  }
  return kept;
}

function isNamed(key: string, { whole, begun, ended }: NamedKeys): boolean {
  return (
    whole.has(key) ||
    begun.some((beginning) => key.startsWith(beginning)) ||
    // Of an area's own texts, one of many in it.
    ended.some((end) => key.endsWith(end) && key.split('.').length === 2)
  );
}
