/** The score of a palette item for a typed text; pure. */
import type { Shortcuts } from '../shortcuts/shortcut-storage.ts';
import type { PaletteItem } from './palette-item.ts';
import { soundsLike } from './sound-alike.ts';
import type { SearchWord } from './word-groups.ts';

export const noShortcuts: Shortcuts = { starred: [], recent: [] };

export interface Hit {
  readonly item: PaletteItem;
  readonly score: number;
}

/** Items with a score, the best first and at most `most` of them; starred and recent ones count more. */
export function ranked(
  items: readonly PaletteItem[],
  score: (item: PaletteItem, at: number) => number,
  { starred, recent }: Shortcuts,
  most = Number.POSITIVE_INFINITY,
): Hit[] {
  const hits: Hit[] = [];
  const mayCountMore = new Set([...starred, ...recent]);
  items.forEach((item, at) => {
    const found = score(item, at);
    if (found <= 0) return;
    const more = mayCountMore.has(item.id)
      ? (starred.includes(item.id) ? 2 : 0) + (recent.includes(item.id) ? 1 : 0)
      : 0;
    const hit = { item, score: found + more };
    if (hits.length < most) hits.push(hit);
    else if ((hits.at(-1)?.score ?? 0) < hit.score) hits.splice(-1, 1, hit);
    else return;
    // A limited list is short and sorted, so that its last item has the lowest score.
    if (most < items.length) hits.sort((a, b) => b.score - a.score);
  });
  return hits.sort((a, b) => b.score - a.score);
}

/** Texts of an item in lower case. */
export interface SearchTexts {
  readonly name: string;
  readonly other: string;
  readonly rest: string;
  readonly synonyms: readonly string[];
  /** Whether one of the names has to be spelled, since it is Chinese and has no spelling made ahead. */
  readonly isSpelled: boolean;
  /** Both names, and all texts, by which most items are left out at once. */
  readonly names: string;
  readonly all: string;
}

const searchTexts = new WeakMap<PaletteItem, SearchTexts>();

export function searchTextsOf(item: PaletteItem): SearchTexts {
  const known = searchTexts.get(item);
  if (known) return known;
  const name = item.label.toLocaleLowerCase();
  const other = (item.otherName ?? '').toLocaleLowerCase();
  const rest = `${item.hint} ${item.also}`.toLocaleLowerCase();
  const synonyms = (item.synonyms ?? '').toLocaleLowerCase().split(' ').filter(Boolean);
  const isSpelled = item.sound === undefined;
  const names = `${name}\n${other}`;
  const all = [names, rest, item.sound ?? '', ...synonyms].join('\n');
  const texts = { name, other, rest, synonyms, isSpelled, names, all };
  searchTexts.set(item, texts);
  return texts;
}

export function scoreOf(item: PaletteItem, words: readonly SearchWord[], typed: string): number {
  const whole = typed.trim().toLocaleLowerCase();
  const texts = searchTextsOf(item);
  let score = 1;
  for (const word of words) {
    const best = Math.max(
      scoreOfWord(item, texts, word.typed),
      ...word.others.map((other, at) => scoreOfWord(item, texts, other) - costOf(at)),
    );
    if (best <= 0 && !word.isVerb) return 0;
    score += Math.max(best, 0);
  }
  return score + bonusOf(texts, whole);
}

/** The more of a name was typed as it is written, the likelier it is meant. */
export function bonusOf({ name, other }: SearchTexts, whole: string): number {
  if (name === whole) return 6;
  return other === whole ? 3 : name.includes(whole) ? 2 : 0;
}

/** The deduction in score for a synonym of the typed word, by its place in the group: the first loses least. */
export function costOf(at: number): number {
  return 0.5 + at / 100;
}

export function scoreOfWord({ sound }: PaletteItem, texts: SearchTexts, word: string): number {
  const { name, other, rest, synonyms, isSpelled, all } = texts;
  if (!isSpelled && !all.includes(word)) return 0;
  const named = Math.max(inName(name, word, isSpelled), inName(other, word, isSpelled) - 1);
  // No other text counts more than a beginning of the name.
  if (named > inSynonym) return named;
  return Math.max(
    named,
    sound === undefined || word.length < 2 ? 0 : inSound(sound, word),
    synonyms.length === 0 ? 0 : inSynonyms(synonyms, word),
    named > 0 ? 0 : inRest(rest, word),
  );
}

/** The score by the names alone; a name that is the word and no more comes first. */
export function scoreByNames({ name, other }: SearchTexts, word: string): number {
  const isWhole = name === word || other === word;
  return Math.max(inName(name, word, false), inName(other, word, false) - 1) + (isWhole ? 1 : 0);
}

const inSynonym = 6;

function inName(name: string, word: string, isSpelled: boolean): number {
  const at = name.indexOf(word);
  if (at === 0) return name === '' ? 0 : 8;
  if (at > 0) return beginsPart(name, word, at) ? 5 : 3;
  const sound = isSpelled ? soundsLike(name, word) : null;
  return sound === null ? 0 : sound === 0 ? 5 : 3;
}

/** Whether the word, found at an index first, stands behind a gap of the name somewhere. */
function beginsPart(name: string, word: string, first: number): boolean {
  for (let at = first; at > 0; at = name.indexOf(word, at + 1))
    if (gaps.includes(name.charAt(at - 1))) return true;
  return false;
}

const gaps = ' /-\u3000';

/** `sound`: spellings with a blank between them. */
function inSound(sound: string, word: string): number {
  const at = sound.indexOf(word);
  return at < 0 ? 0 : at === 0 || sound.charAt(at - 1) === ' ' ? 5 : 2;
}

function inSynonyms(synonyms: readonly string[], word: string): number {
  if (word.split(' ').every((part) => synonyms.includes(part))) return inSynonym;
  return synonyms.some((synonym) => synonym.startsWith(word)) ? 3 : 0;
}

function inRest(rest: string, word: string): number {
  return rest.includes(word) ? 1 : 0;
}
