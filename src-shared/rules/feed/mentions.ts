/** The mentions in a text: an `@` with a person's name, and its position (spec 3§3.10). */

export interface MentionedPerson {
  readonly userId: string;
  readonly userName: string;
}

/** The property `userIdIndex` is the offset of the `@` in UTF-16 units. */
export interface Mention extends MentionedPerson {
  readonly userIdIndex: number;
}

export const mostMentions = 50;

/**
 * Returns the mentions of chosen people in a text; a name that was deleted again is no mention. People of the same
 * name are matched in the order in which they were chosen.
 */
export function mentionsIn(text: string, chosen: readonly MentionedPerson[]): Mention[] {
  const found: Mention[] = [];
  const waiting = new Map<string, MentionedPerson[]>();
  for (const person of chosen) {
    const alike = waiting.get(person.userName) ?? [];
    if (!alike.some(({ userId }) => userId === person.userId)) alike.push(person);
    waiting.set(person.userName, alike);
  }
  // The longest name is tried first: `@Li Ming` is not `@Li`.
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

/** Returns the unfinished name from the `@` before the caret; null when no name is being typed. */
export function nameBeingTyped(
  text: string,
  caret: number,
): { readonly at: number; readonly words: string } | null {
  const at = text.lastIndexOf('@', caret - 1);
  if (at < 0) return null;
  // An e-mail address is no mention.
  if (at > 0 && /[A-Za-z0-9._%+-]/.test(text.charAt(at - 1))) return null;
  const words = text.slice(at + 1, caret);
  return words.length <= longestWords && !/[\n@]| {2}/.test(words) && !words.startsWith(' ')
    ? { at, words }
    : null;
}

/** The maximum number of characters of a name to search for. */
const longestWords = 30;

/** Returns the text with the person's name in place of the unfinished one, and the new caret. */
export function insertMention(
  text: string,
  { at, words }: { readonly at: number; readonly words: string },
  userName: string,
): { readonly text: string; readonly caret: number } {
  const put = `@${userName} `;
  return { text: text.slice(0, at) + put + text.slice(at + 1 + words.length), caret: at + put.length };
}
