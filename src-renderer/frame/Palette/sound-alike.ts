/** Matches names by pinyin, in full or by initials, and despite one wrong, missing or swapped letter. */
import UFuzzy from '@leeoniya/ufuzzy';
import Pinyin from 'pinyin-match';

/** Index in the name where the typed syllables begin (`zzjg`, `zuzhi`), or null. */
export function soundsLike(name: string, word: string): number | null {
  if (!/^[a-zü]+$/i.test(word) || !/\p{Script=Han}/u.test(name)) return null;
  const found = Pinyin.match(name, word);
  return found ? found[0] : null;
}

/** Shorter words resemble too many others. */
const shortest = 4;
const fuzzy = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** Whether each word occurs in the texts, or differs by one typing error; names also match by pinyin. */
export function isMistyped(
  names: readonly string[],
  more: string,
  words: readonly string[],
  meant: readonly (readonly string[])[],
): boolean {
  const haystack = [[...names, more].join(' ').toLocaleLowerCase()];
  return words.every((word, index) => {
    if (haystack[0]?.includes(word)) return true;
    if (word.length < shortest || !/^[a-z]+$/.test(word)) return false;
    return (
      (fuzzy.filter(haystack, word)?.length ?? 0) > 0 ||
      names.some((name) => soundsMistyped(name, word, meant[index] ?? []))
    );
  });
}

interface Named {
  readonly label: string;
  readonly otherName?: string;
}

const haystacks = new WeakMap<readonly Named[], string[]>();

/** Items of a long list whose names have each word, or one that differs from it by one typing error. */
export function mistypedNames<Item extends Named>(
  items: readonly Item[],
  words: readonly string[],
): readonly Item[] {
  if (words.length === 0 || words.some((word) => word.length < shortest || !/^[a-z]+$/.test(word))) return [];
  const known = haystacks.get(items);
  const names =
    known ?? items.map(({ label, otherName }) => `${label} ${otherName ?? ''}`.toLocaleLowerCase());
  if (!known) haystacks.set(items, names);
  let found: readonly number[] | null = null;
  for (const word of words) {
    const hits: readonly number[] = fuzzy.filter(names, word) ?? [];
    found = found === null ? hits : found.filter((at) => hits.includes(at));
  }
  return (found ?? []).flatMap((at) => items[at] ?? []);
}

/** The first letter is nearly always right, and checking it alone excludes most names. */
function soundsMistyped(name: string, word: string, meant: readonly string[]): boolean {
  return soundsLike(name, word.slice(0, 1)) !== null && meant.some((one) => soundsLike(name, one) !== null);
}

/**
 * Spellings that may have been intended: two letters swapped, or one too many, with a correct first letter. Other
 * errors have too many variants to try against every name.
 */
export function likelyTypos(word: string): readonly string[] {
  if (word.length < shortest) return [];
  const found = new Set<string>();
  for (let at = 1; at < word.length; at += 1) {
    found.add(word.slice(0, at) + word.slice(at + 1));
    if (at > 1) found.add(word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1));
  }
  found.delete(word);
  return [...found];
}
