/** Texts without i18next, for the shells without a console: the same files and the same `{{name}}` placeholders. */

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * The text of a dotted key with its placeholders filled. A `count` of 1 selects `<key>_one`, any other `<key>_other`,
 * where these exist. Throws where there is no such text.
 */
export function lookUp(
  texts: TextTree,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const { plain, one, other } = formsOf(texts, key);
  const form = params.count === undefined ? plain : ((params.count === 1 ? one : null) ?? other ?? plain);
  if (!form) throw new RangeError(`no text ${key}`);
  return filled(form, params);
}

/** Alternates between texts and names of placeholders. */
type Parts = readonly string[];

interface Forms {
  readonly plain: Parts | null;
  readonly one: Parts | null;
  readonly other: Parts | null;
}

/** Cache of parsed texts, no larger than the texts: a long report uses the same few keys a hundred thousand times. */
const known = new WeakMap<TextTree, Map<string, Forms>>();

function formsOf(texts: TextTree, key: string): Forms {
  const before = known.get(texts) ?? new Map<string, Forms>();
  const found = before.get(key);
  if (found) return found;
  const forms = {
    plain: partsOf(texts, key),
    one: partsOf(texts, `${key}_one`),
    other: partsOf(texts, `${key}_other`),
  };
  if (forms.plain || forms.one || forms.other) known.set(texts, before.set(key, forms));
  return forms;
}

function partsOf(texts: TextTree, key: string): Parts | null {
  const found = key.split('.').reduce<string | TextTree | undefined>(step, texts);
  return typeof found === 'string' ? found.split(/\{\{(\w+)\}\}/) : null;
}

function filled(parts: Parts, params: Readonly<Record<string, string | number>>): string {
  let text = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? '';
    text += `${params[name] ?? `{{${name}}}`}${parts[at + 1] ?? ''}`;
  }
  return text;
}

function step(tree: string | TextTree | undefined, name: string): string | TextTree | undefined {
  return typeof tree === 'object' && Object.hasOwn(tree, name) ? tree[name] : undefined;
}
