/** Finds the texts that the program's code names, by whole keys or parts of them. Pure. */
import type { TextTree } from '../../src-shared/text/look-up.ts';

const plural = /_(?:zero|one|two|few|many|other)$/;

/** Tables that the code reads as objects: `texts.menu.quit`. */
const readAsObjects = ['desktop', 'languageNames', 'moduleNotice', 'policyTemplate', 'start'];

export function keysOf(tree: TextTree): string[] {
  return textEntries(tree).map(([key]) => key);
}

/** Every text of a tree, by its key from the top. */
export function textEntries(tree: TextTree, above = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, below]): [string, string][] =>
    typeof below === 'string' ? [[above + name, below]] : textEntries(below, `${above}${name}.`),
  );
}

/** A key without its plural form, as code requests it. */
export function askedKey(key: string): string {
  return key.replace(plural, '');
}

export interface NamedKeys {
  /** Whole keys of texts or groups of texts. */
  readonly whole: ReadonlySet<string>;
  /** Beginnings and ends of composed keys (`menu.${code}`, `${area}.title`). */
  readonly beginnings: readonly string[];
  readonly endings: readonly string[];
}

export function namedMessageKeys(sources: Iterable<string>): NamedKeys {
  const whole = new Set<string>();
  const begun = new Set<string>();
  const ended = new Set<string>();
  for (const source of sources) {
    for (const [, key = ''] of source.matchAll(/['"`]([a-zA-Z]\w*(?:\.[\w-]+)+)['"`]/g)) whole.add(key);
    for (const [, start = ''] of source.matchAll(/['"`]([a-zA-Z]\w*\.[\w.-]*)(?:\$\{|['"] \+)/g))
      begun.add(start);
    for (const [, end = ''] of source.matchAll(/`\$\{[^}]*\}(\.[a-zA-Z][\w.]*)`/g)) ended.add(end);
  }
  return { whole, beginnings: [...begun], endings: [...ended] };
}

/** Returns the keys that no source names. A composed key counts by its literal parts. */
export function unnamedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const { whole, beginnings, endings } = namedMessageKeys(sources);
  return keys.filter((key) => {
    const askedName = askedKey(key);
    const [table = '', ...names] = askedName.split('.');
    // Code may name a whole group of texts.
    const above = names.map((_, at) => [table, ...names.slice(0, at + 1)].join('.'));
    if (above.some((one) => whole.has(one))) return false;
    if (beginnings.some((start) => key.startsWith(start)) || endings.some((end) => askedName.endsWith(end)))
      return false;
    return !readAsObjects.includes(table) || !names.every((name) => isProperty(name, sources));
  });
}

function isProperty(name: string, sources: readonly string[]): boolean {
  return sources.some((source) => [`.${name}`, ` ${name}`, `"${name}":`].some((use) => source.includes(use)));
}
