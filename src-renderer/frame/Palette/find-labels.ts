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
  type SearchTexts,
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
  const index = indexOf(labels);
  const columns = words.map(({ typed: word, others, isVerb }) => ({
    isVerb,
    own: scoresOf(index, word),
    others: others.map((other) => scoresByNames(index, other)),
  }));
  return (_, at) => {
    let score = 1;
    for (const { own, others, isVerb } of columns) {
      let best = own[at] ?? 0;
      for (let group = 0; group < others.length; group += 1) {
        const other = others[group]?.get(at) ?? 0;
        if (other > 0) best = Math.max(best, other - costOf(group));
      }
      if (best <= 0 && !isVerb) return 0;
      score += Math.max(best, 0);
    }
    const texts = index.texts[at];
    return Math.max(score + (texts ? bonusOf(texts, whole) : 0) - behindPages, 0.2);
  };
}

/** The index of a list of labels: its texts, and scores of the newest words, since a search grows letter by letter. */
interface LabelIndex {
  readonly labels: readonly PaletteItem[];
  readonly texts: readonly SearchTexts[];
  readonly scores: Map<string, Float32Array>;
  readonly byNames: Map<string, ReadonlyMap<number, number>>;
  /** All names in one string, in which a rare word is found at once, and where those of each label end in it. */
  names: { readonly text: string; readonly ends: Uint32Array } | null;
}

const known = new WeakMap<readonly PaletteItem[], LabelIndex>();
const mostWords = 40;

function indexOf(labels: readonly PaletteItem[]): LabelIndex {
  const made = known.get(labels);
  if (made) return made;
  const texts = labels.map(searchTextsOf);
  const index: LabelIndex = { labels, texts, scores: new Map(), byNames: new Map(), names: null };
  known.set(labels, index);
  return index;
}

function scoresOf({ labels, texts, scores }: LabelIndex, word: string): Float32Array {
  const stored = scores.get(word);
  if (stored) return stored;
  // A label without the first letters of a word does not contain the word; one letter is not looked for in spellings.
  const begun = word.length > 2 ? scores.get(word.slice(0, -1)) : undefined;
  const found = new Float32Array(labels.length);
  for (let at = 0; at < labels.length; at += 1) {
    if (begun && (begun[at] ?? 0) === 0) continue;
    const [label, text] = [labels[at], texts[at]];
    if (label && text) found[at] = scoreOfWord(label, text, word);
  }
  return keepNewest(scores, word, found);
}

/** Scores of a word of the same group, which is looked for in the names alone, by the index of the label. */
function scoresByNames(index: LabelIndex, word: string): ReadonlyMap<number, number> {
  const stored = index.byNames.get(word);
  if (stored) return stored;
  index.names ??= joinedNames(index.texts);
  const { text, ends } = index.names;
  const found = new Map<number, number>();
  let label = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, ends[label])) {
    while ((ends[label] ?? 0) <= at) label += 1;
    const texts = index.texts[label];
    if (texts) found.set(label, scoreByNames(texts, word));
  }
  return keepNewest(index.byNames, word, found);
}

function joinedNames(texts: readonly SearchTexts[]): { readonly text: string; readonly ends: Uint32Array } {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  texts.forEach(({ names }, at) => {
    end += names.length + 1;
    ends[at] = end;
  });
  return { text: texts.map(({ names }) => `${names}\n`).join(''), ends };
}

function keepNewest<Value>(words: Map<string, Value>, word: string, value: Value): Value {
  const [oldest] = words.keys();
  if (words.size >= mostWords && oldest !== undefined) words.delete(oldest);
  words.set(word, value);
  return value;
}
