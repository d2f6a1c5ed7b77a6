/** Texts without i18next, for the shells that have no console: the same files, the same `{{name}}` places. */

/** A tree of texts, as the files of a language export them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * The text under a dotted key with its places filled; a `count` of 1 picks `<key>_one` and another one
 * `<key>_other` where these exist. Throws where there is no such text.
 */
export function lookUp(
  texts: TextTree,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const forms =
    params.count === undefined
      ? [key]
      : [params.count === 1 ? `${key}_one` : `${key}_other`, `${key}_other`, key];
  for (const form of forms) {
    const found = form.split('.').reduce<string | TextTree | undefined>(step, texts);
    if (typeof found === 'string') {
      return found.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(params[name] ?? place));
    }
  }
  throw new RangeError(`no text ${key}`);
}

function step(tree: string | TextTree | undefined, name: string): string | TextTree | undefined {
  return typeof tree === 'object' && Object.hasOwn(tree, name) ? tree[name] : undefined;
}
