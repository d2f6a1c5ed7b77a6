/** Names by their sound and in spite of a slip: pinyin in full or by initials; one wrong, missing or swapped letter. */
import UFuzzy from '@leeoniya/ufuzzy';
import Pinyin from 'pinyin-match';

/** Where in the name the syllables begin that were typed (`zzjg`, `zuzhi`), or null. */
export function soundsLike(name: string, word: string): number | null {
  if (!/^[a-zü]+$/i.test(word) || !/\p{Script=Han}/u.test(name)) return null;
  const found = Pinyin.match(name, word);
  return found ? found[0] : null;
}

/** Shorter words are near to too many others. */
const shortest = 4;
const fuzzy = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** Whether every word is in the texts, or is one slip away from something that is; names also by their sound. */
export function isMistyped(
  names: readonly string[],
  more: string,
  words: readonly string[],
  meant: readonly (readonly string[])[],
): boolean {
  const haystack = [[...names, more].join(' ').toLocaleLowerCase()];
  return words.every((word, place) => {
    if (haystack[0]?.includes(word)) return true;
    if (word.length < shortest || !/^[a-z]+$/.test(word)) return false;
    return (
      (fuzzy.filter(haystack, word)?.length ?? 0) > 0 ||
      names.some((name) => soundsMistyped(name, word, meant[place] ?? []))
    );
  });
}

/** The first letter is right, as it nearly always is: most names are passed over by it alone. */
function soundsMistyped(name: string, word: string, meant: readonly string[]): boolean {
  return soundsLike(name, word.slice(0, 1)) !== null && meant.some((one) => soundsLike(name, one) !== null);
}

/**
 * What may have been meant by a word: two letters swapped, one too many, the first one being right. The other slips of
 * a syllable are too many to be tried against every name.
 */
export function slips(word: string): readonly string[] {
  if (word.length < shortest) return [];
  const found = new Set<string>();
  for (let at = 1; at < word.length; at += 1) {
    found.add(word.slice(0, at) + word.slice(at + 1));
    if (at > 1) found.add(word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1));
  }
  found.delete(word);
  return [...found];
}
