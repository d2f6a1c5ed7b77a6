/** The search among the labels of all pages, which are thousands; pure. */
import type { Shortcuts } from '../shortcuts/shortcut-storage.ts';
import type { PaletteItem } from './palette-item.ts';
import {
  bonusOf,
  costOf,
  type Hit,
  noShortcuts,
  ranked,
  scoreByNames,
  scoreOfWord,
  searchTextsOf,
} from './score.ts';
import { mistypedNames } from './sound-alike.ts';
import { neededWords, type SearchWord, searchWords } from './word-groups.ts';

/** Limits of the labels of pages among the hits, which are thousands: of those with the words, and of similar ones. */
const labelsShown = 12;
const similarLabels = 4;

/** Hits among the labels of all pages. `similar` is asked for only where little else was found, and looked for once. */
export interface LabelHits {
  readonly exact: readonly Hit[];
  readonly similar: () => readonly Hit[];
}

export const noLabels: LabelHits = { exact: [], similar: () => [] };

/** `labels`: a list that stays the same from search to search. */
export function findLabels(
  labels: readonly PaletteItem[],
  typed: string,
  kept: Shortcuts = noShortcuts,
): LabelHits {
  const words = searchWords(typed);
  if (words.length === 0) return noLabels;
  const exact = ranked(labels, labelScores(labels, words, typed), kept, labelsShown);
  let found: readonly Hit[] | null = null;
  const similar = (): readonly Hit[] => {
    const others = exact.map(({ item }) => item);
    found ??= mistypedNames(labels, neededWords(words))
      .filter((item) => !others.includes(item))
      .slice(0, similarLabels)
      .map(asSimilar);
    return found;
  };
  return { exact, similar };
}

export function asSimilar(item: PaletteItem): Hit {
  return { item: { ...item, isSimilar: true }, score: 0.1 };
}

/** A page comes before a label on a page that has the words in its name as well. */
const behindPages = 8;

/** The score of the label at an index. */
function labelScores(
  labels: readonly PaletteItem[],
  words: readonly SearchWord[],
  typed: string,
): (item: PaletteItem, at: number) => number {
  const whole = typed.trim().toLocaleLowerCase();
  const columns = words.map(({ typed: word, others, isVerb }) => ({
    isVerb,
    own: wordScores(labels, word),
    others: others.map((other) => wordScores(labels, other, 'names')),
  }));
  return (item, at) => {
    let score = 1;
    for (const { own, others, isVerb } of columns) {
      let best = own[at] ?? 0;
      for (let index = 0; index < others.length; index += 1) {
        const other = others[index]?.[at] ?? 0;
        if (other > 0) best = Math.max(best, other - costOf(index));
      }
      if (best <= 0 && !isVerb) return 0;
      score += Math.max(best, 0);
    }
    return Math.max(score + bonusOf(searchTextsOf(item), whole) - behindPages, 0.2);
  };
}

/** Scores of words by list of labels; the newest words of a list are kept, since a search grows letter by letter. */
const known = new WeakMap<readonly PaletteItem[], Map<string, Float32Array>>();
const mostWords = 40;

/** `names`: a word of the same group is looked for in the names alone. */
function wordScores(
  labels: readonly PaletteItem[],
  word: string,
  texts: 'all' | 'names' = 'all',
): Float32Array {
  const words = known.get(labels) ?? new Map<string, Float32Array>();
  known.set(labels, words);
  const stored = words.get(`${texts} ${word}`);
  if (stored) return stored;
  // What lacks the beginning lacks the word; a single letter is not looked for in spellings.
  const begun = word.length > 2 ? words.get(`${texts} ${word.slice(0, -1)}`) : undefined;
  const scores = new Float32Array(labels.length);
  for (const [at, label] of labels.entries()) {
    if (begun && (begun[at] ?? 0) === 0) continue;
    const found = searchTextsOf(label);
    scores[at] = texts === 'names' ? scoreByNames(found, word) : scoreOfWord(label, found, word);
  }
  const [oldest] = words.keys();
  if (words.size >= mostWords && oldest !== undefined) words.delete(oldest);
  words.set(`${texts} ${word}`, scores);
  return scores;
}
