/**
 * Where a field stands in the data of a request or an answer: `menuStatus`, `user.name`, `rows[].tags[].id`, `[].id` in a
 * list, `$` for the data as a whole, `**.menuCode` for a field of that name at any depth.
 */

/** What `[]` is in a path: every item of a list. */
export const everyItem = Symbol('every item');
export type Step = string | typeof everyItem;

export type FieldPath =
  | { readonly kind: 'place'; readonly steps: readonly Step[] }
  | { readonly kind: 'anywhere'; readonly name: string };

const nameOnly = /^[^\s.[\]*$]{1,100}$/;
const longest = 300;

/** Null where it is no such path. `__proto__` names no field: whoever writes it means something else. */
export function readFieldPath(text: string): FieldPath | null {
  if (text.length > longest) return null;
  if (text === '$') return { kind: 'place', steps: [] };
  if (text.startsWith('**.')) {
    const name = text.slice(3);
    return isName(name) ? { kind: 'anywhere', name } : null;
  }
  const steps: Step[] = [];
  for (const [at, segment] of text.split('.').entries()) {
    const end = segment.indexOf('[]');
    const name = end < 0 ? segment : segment.slice(0, end);
    const items = end < 0 ? '' : segment.slice(end);
    if (items !== '[]'.repeat(items.length / 2)) return null;
    // A list has no name only where the data itself is one.
    if (name === '' ? at > 0 || items === '' : !isName(name)) return null;
    if (name !== '') steps.push(name);
    for (let count = items.length / 2; count > 0; count -= 1) steps.push(everyItem);
  }
  return { kind: 'place', steps };
}

function isName(text: string): boolean {
  return nameOnly.test(text) && text !== '__proto__';
}

/** How many lists a path leads through. */
export function listsOf({ steps }: { readonly steps: readonly Step[] }): number {
  return steps.filter((step) => step === everyItem).length;
}

/** Of each list on the way the path that ends in front of its items. */
export function listPaths(steps: readonly Step[]): readonly (readonly Step[])[] {
  return steps.flatMap((step, at) => (step === everyItem ? [steps.slice(0, at)] : []));
}

export function textOfSteps(steps: readonly Step[]): string {
  if (steps.length === 0) return '$';
  return steps.reduce<string>((text, step) => {
    if (step === everyItem) return `${text}[]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}
