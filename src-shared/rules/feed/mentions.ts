/** People whom a text names: `@` and the name, with where it stands (spec 3§3.10). */

export interface Person {
  readonly userId: string;
  readonly userName: string;
}

/** `userIdIndex`: where the `@` stands in the text, in units of JavaScript's strings. */
export interface Mention extends Person {
  readonly userIdIndex: number;
}

/** How many one text may name. */
export const mostMentions = 50;

/**
 * The mentions of a text, of those who were chosen while it was written: a name that was deleted again is none. Where
 * two are called alike, they are meant in the order in which they were chosen.
 */
export function mentionsIn(text: string, chosen: readonly Person[]): Mention[] {
  const found: Mention[] = [];
  const waiting = new Map<string, Person[]>();
  for (const person of chosen) {
    const alike = waiting.get(person.userName) ?? [];
    if (!alike.some(({ userId }) => userId === person.userId)) alike.push(person);
    waiting.set(person.userName, alike);
  }
  // The longest name first: `@Li Ming` is not `@Li`.
  const names = [...waiting.keys()].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = names.find((each) => text.startsWith(each, at + 1));
    if (name === undefined) continue;
    const alike = waiting.get(name) ?? [];
    const person = alike.length > 1 ? alike.shift() : alike[0];
    if (person) found.push({ ...person, userIdIndex: at });
    at += name.length;
  }
  return found.slice(0, mostMentions);
}

/** What is being typed of a name, from the `@` before the caret on; null: no name. */
export function nameBeingTyped(
  text: string,
  caret: number,
): { readonly at: number; readonly words: string } | null {
  const at = text.lastIndexOf('@', caret - 1);
  if (at < 0) return null;
  // An address of electronic mail is no mention.
  if (at > 0 && /[A-Za-z0-9._%+-]/.test(text.charAt(at - 1))) return null;
  const words = text.slice(at + 1, caret);
  return words.length <= longestWords && !/[\n@]| {2}/.test(words) && !words.startsWith(' ')
    ? { at, words }
    : null;
}

/** Characters of a name that are looked for. */
const longestWords = 30;

/** The text with a person named in the place of what was typed of the name, and where one types on. */
export function named(
  text: string,
  { at, words }: { readonly at: number; readonly words: string },
  userName: string,
): { readonly text: string; readonly caret: number } {
  const put = `@${userName} `;
  return { text: text.slice(0, at) + put + text.slice(at + 1 + words.length), caret: at + put.length };
}
