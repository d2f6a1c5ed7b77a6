/**
 * Of a language's texts those that the console's first file names: what the frame says, the first pages, and what is
 * called by its title. The rest comes with the first page that is loaded (src-renderer/data/text.ts).
 */
import { join } from 'node:path';
import { importClosure } from '../lib/import-closure.ts';

type Tree = { readonly [key: string]: string | Tree };

const plural = /_(zero|one|two|few|many|other)$/;

/** What the code says of keys. */
export interface NamedKeys {
  /** They stand there as they are, of a text or of several. */
  readonly whole: ReadonlySet<string>;
  /** Beginnings and ends of those that it puts together (`menu.${code}`, `${area}.title`). */
  readonly begun: readonly string[];
  readonly ended: readonly string[];
}

/** `root`: the project's folder. */
export function namedKeys(root: string): NamedKeys {
  const texts = join(root, 'src-shared/text/');
  const sources = importClosure(root, [join(root, 'src-renderer/main.tsx')], (file) =>
    file.startsWith(texts),
  );
  const whole = new Set<string>();
  const begun = new Set<string>();
  const ended = new Set<string>();
  for (const source of sources.values()) {
    for (const [, key = ''] of source.matchAll(/'([a-zA-Z]\w*(?:\.[\w-]+)+)'/g)) whole.add(key);
    for (const [, key = ''] of source.matchAll(/`([a-zA-Z]\w*\.(?:[\w-]+\.)*[\w-]*)\$\{/g)) begun.add(key);
    for (const [, end = ''] of source.matchAll(/`\$\{[^}]*\}(\.\w+)`/g)) ended.add(end);
  }
  return { whole, begun: [...begun], ended: [...ended] };
}

/** As in the whole tree, without what is not named. */
export function firstTexts(texts: Tree, named: NamedKeys, above = ''): Tree {
  const kept: Record<string, string | Tree> = {};
  for (const [name, value] of Object.entries(texts)) {
    const key = above + name;
    const asked = isNamed(key, named);
    if (typeof value === 'string') {
      if (asked || isNamed(key.replace(plural, ''), named)) kept[name] = value;
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
