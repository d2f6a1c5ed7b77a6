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

/** Whether every word is in the texts, or is one slip away from something that is. */
export function isMistyped(texts: readonly string[], words: readonly string[]): boolean {
  const haystack = [texts.join(' ').toLocaleLowerCase()];
  return words.every((word) => {
    if (haystack[0]?.includes(word)) return true;
    return (
      word.length >= shortest && /^[a-z]+$/.test(word) && (fuzzy.filter(haystack, word)?.length ?? 0) > 0
    );
  });
}
