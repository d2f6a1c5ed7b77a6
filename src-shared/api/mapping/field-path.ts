/**
 * Path of a field in the data of a request or an answer: `menuStatus`, `user.name`, `rows[].tags[].id`, `[].id` in a
 * list, `$` for the whole data, `**.menuCode` for a field of that name at any depth.
 */

/** `[]` in a path: every item of a list. */
export const everyItem = Symbol('every item');
export type PathStep = string | typeof everyItem;

export type FieldPath =
  | { readonly kind: 'place'; readonly steps: readonly PathStep[] }
  | { readonly kind: 'anywhere'; readonly name: string };

const nameOnly = /^[^\s.[\]*$]{1,100}$/;
const longest = 300;

/** Returns null for an invalid path. `__proto__` is refused, because it would set a prototype. */
export function readFieldPath(text: string): FieldPath | null {
  if (text.length > longest) return null;
  if (text === '$') return { kind: 'place', steps: [] };
  if (text.startsWith('**.')) {
    const name = text.slice(3);
    return isName(name) ? { kind: 'anywhere', name } : null;
  }
  const steps: PathStep[] = [];
  for (const [at, segment] of text.split('.').entries()) {
    const end = segment.indexOf('[]');
    const name = end < 0 ? segment : segment.slice(0, end);
    const items = end < 0 ? '' : segment.slice(end);
    if (items !== '[]'.repeat(items.length / 2)) return null;
    // Only the data itself can be a list without a name.
    if (name === '' ? at > 0 || items === '' : !isName(name)) return null;
    if (name !== '') steps.push(name);
    for (let count = items.length / 2; count > 0; count -= 1) steps.push(everyItem);
  }
  return { kind: 'place', steps };
}

function isName(text: string): boolean {
  return nameOnly.test(text) && text !== '__proto__';
}

/** The number of lists on a path. */
export function listsOf({ steps }: { readonly steps: readonly PathStep[] }): number {
  return steps.filter((step) => step === everyItem).length;
}

/** For each list on the path, the steps before its items. */
export function listPaths(steps: readonly PathStep[]): readonly (readonly PathStep[])[] {
  return steps.flatMap((step, at) => (step === everyItem ? [steps.slice(0, at)] : []));
}

export function textOfSteps(steps: readonly PathStep[]): string {
  if (steps.length === 0) return '$';
  return steps.reduce<string>((text, step) => {
    if (step === everyItem) return `${text}[]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}
