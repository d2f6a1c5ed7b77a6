/** The entries of the palette, and the search among them; pure. */
import type { Shortcuts } from '../shortcuts/shortcut-storage.ts';
import { isMistyped, likelyTypos, mistypedNames, soundsLike } from './sound-alike.ts';
import { type SearchWord, searchWords, shorterSearches } from './word-groups.ts';

/** In display order while nothing is typed. */
export const sections = [
  'starred',
  'recent',
  'pages',
  'tabs',
  'actions',
  'platform',
  'commands',
  'settings',
  'labels',
  'departments',
  'people',
  'tenants',
] as const;
export type PaletteSection = (typeof sections)[number];

export interface PaletteItem {
  readonly id: string;
  readonly section: PaletteSection;
  readonly label: string;
  /** The item's name in the console's other language, which matches as well as the label. */
  readonly otherName?: string;
  /** Text beside the label: the menu group, a state. */
  readonly hint: string;
  /** Further search words: code, path, purpose. */
  readonly also: string;
  /** Synonyms of the name, in all languages. */
  readonly synonyms?: string;
  readonly run: () => void;
  /**
   * Source of an item from the server, which is never recent or starred. `search`: found by the server's search, shown
   * whatever was typed. `read`: from earlier reads, shown only when it matches the typed text.
   */
  readonly of?: 'search' | 'read';
  /** The name's spelling in Latin letters, where it was made ahead; without it the Chinese name is spelled each time. */
  readonly sound?: string;
  /** Found in spite of a typing error. */
  readonly isSimilar?: boolean;
}

const noShortcuts: Shortcuts = { starred: [], recent: [] };

/** Limit of recent items while nothing is typed. */
const recentShown = 5;
/** Limit of hits among earlier reads. */
const readShown = 5;
/** With fewer hits than this, names with one typing error are listed below. */
const enough = 3;

/** Limits of the labels of pages among the hits, which are thousands: of those with the words, and of similar ones. */
const labelsShown = 12;
const similarLabels = 4;

/** Hits among the labels of all pages. `similar` is asked for only where little else was found. */
export interface LabelHits {
  readonly exact: readonly Hit[];
  readonly similar: () => readonly Hit[];
}

const noLabels: LabelHits = { exact: [], similar: () => [] };

/** `labels`: a list that stays the same from search to search. */
export function findLabels(
  labels: readonly PaletteItem[],
  typed: string,
  kept: Shortcuts = noShortcuts,
): LabelHits {
  const words = searchWords(typed);
  if (words.length === 0) return noLabels;
  const exact = scored(labels, (item) => labelScoreOf(item, words, typed), kept).slice(0, labelsShown);
  const similar = () => {
    const found = new Set(exact.map(({ item }) => item));
    return mistypedNames(labels, neededWords(words))
      .filter((item) => !found.has(item))
      .slice(0, similarLabels)
      .map(asSimilar);
  };
  return { exact, similar };
}

/**
 * Items with every typed word or one of its group, ranked by its distance from a name's beginning; sections stay
 * together.
 */
export function findItems(
  items: readonly PaletteItem[],
  typed: string,
  kept: Shortcuts = noShortcuts,
  labels: LabelHits = noLabels,
): readonly PaletteItem[] {
  const words = searchWords(typed);
  if (words.length === 0) {
    return keptFirst(
      items.filter((item) => item.of !== 'read'),
      kept,
    );
  }
  const exact = scored(
    items,
    (item) => Math.max(scoreOf(item, words, typed), item.of === 'search' ? 1 : 0),
    kept,
  );
  const count = exact.filter(({ item }) => item.of !== 'search').length + labels.exact.length;
  const similar = count >= enough ? [] : [...similarHits(items, words, exact), ...labels.similar()];
  const hits = [...exact, ...labels.exact].sort((a, b) => b.score - a.score);
  return bySection(fewRead([...hits, ...similar]));
}

/** A few items that a part of what was typed finds, for a search that finds nothing. */
export function findNear(
  items: readonly PaletteItem[],
  labels: readonly PaletteItem[],
  typed: string,
): readonly PaletteItem[] {
  for (const part of shorterSearches(typed)) {
    const known = items.filter(({ of }) => of === undefined);
    const found = findItems(known, part, noShortcuts, findLabels(labels, part));
    if (found.length > 0) return found.slice(0, nearShown).map((item) => ({ ...item, isSimilar: true }));
  }
  return [];
}

const nearShown = 6;

/** A page comes before a label on a page that has the words in its name as well. */
function labelScoreOf(item: PaletteItem, words: readonly SearchWord[], typed: string): number {
  const score = scoreOf(item, words, typed);
  return score === 0 ? 0 : Math.max(score - 8, 0.2);
}

function similarHits(
  items: readonly PaletteItem[],
  searched: readonly SearchWord[],
  exact: readonly Hit[],
): Hit[] {
  const words = neededWords(searched);
  const meant = words.map(likelyTypos);
  const found = new Set(exact.map(({ item }) => item));
  return items
    .filter((item) => item.of !== 'search' && !found.has(item))
    .filter((item) =>
      isMistyped([item.label, item.otherName ?? ''], `${item.also} ${item.synonyms ?? ''}`, words, meant),
    )
    .map(asSimilar);
}

function neededWords(words: readonly SearchWord[]): readonly string[] {
  return words.filter(({ isVerb }) => !isVerb).map(({ typed }) => typed);
}

function asSimilar(item: PaletteItem): Hit {
  return { item: { ...item, isSimilar: true }, score: 0.1 };
}

function fewRead(hits: readonly Hit[]): readonly Hit[] {
  let read = 0;
  return hits.filter(({ item }) => item.of !== 'read' || ++read <= readShown);
}

interface Hit {
  readonly item: PaletteItem;
  readonly score: number;
}

function scored(
  items: readonly PaletteItem[],
  score: (item: PaletteItem) => number,
  { starred, recent }: Shortcuts,
): Hit[] {
  return items
    .map((item) => ({ item, score: score(item) }))
    .filter((hit) => hit.score > 0)
    .map(({ item, score }) => ({
      item,
      score: score + (starred.includes(item.id) ? 2 : 0) + (recent.includes(item.id) ? 1 : 0),
    }))
    .sort((a, b) => b.score - a.score);
}

function bySection(hits: readonly Hit[]): PaletteItem[] {
  const order = [...new Set(hits.map(({ item }) => item.section))];
  return order.flatMap((section) =>
    hits.filter(({ item }) => item.section === section).map(({ item }) => item),
  );
}

function keptFirst(items: readonly PaletteItem[], { starred, recent }: Shortcuts): PaletteItem[] {
  const named = (ids: readonly string[], section: PaletteSection) =>
    ids.flatMap((id) => items.filter((item) => item.id === id).map((item) => ({ ...item, section })));
  const stars = named(starred, 'starred');
  const latest = named(
    recent.filter((id) => !starred.includes(id)),
    'recent',
  ).slice(0, recentShown);
  const shown = new Set([...stars, ...latest].map(({ id }) => id));
  const rest = items.filter(({ id }) => !shown.has(id));
  return [...stars, ...latest, ...sections.flatMap((one) => rest.filter(({ section }) => section === one))];
}

/** Texts of an item in lower case. */
interface SearchTexts {
  readonly name: string;
  readonly other: string;
  readonly rest: string;
  readonly synonyms: readonly string[];
  /** Whether one of the names has to be spelled, since it is Chinese and has no spelling made ahead. */
  readonly isSpelled: boolean;
  /** All of them, by which most items are left out at once. */
  readonly all: string;
}

const searchTexts = new WeakMap<PaletteItem, SearchTexts>();

function searchTextsOf(item: PaletteItem): SearchTexts {
  const known = searchTexts.get(item);
  if (known) return known;
  const name = item.label.toLocaleLowerCase();
  const other = (item.otherName ?? '').toLocaleLowerCase();
  const rest = `${item.hint} ${item.also}`.toLocaleLowerCase();
  const synonyms = (item.synonyms ?? '').toLocaleLowerCase().split(' ').filter(Boolean);
  const isSpelled = item.sound === undefined;
  const all = [name, other, rest, item.sound ?? '', ...synonyms].join('\n');
  const texts = { name, other, rest, synonyms, isSpelled, all };
  searchTexts.set(item, texts);
  return texts;
}

function scoreOf(item: PaletteItem, words: readonly SearchWord[], typed: string): number {
  const whole = typed.trim().toLocaleLowerCase();
  const texts = searchTextsOf(item);
  let score = 1;
  for (const word of words) {
    const best = Math.max(
      scoreOfWord(item, texts, word.typed),
      ...word.others.map((other, at) => scoreOfWord(item, texts, other) - otherWordCosts - at / 100),
    );
    if (best <= 0 && !word.isVerb) return 0;
    score += Math.max(best, 0);
  }
  return score + bonusOf(texts, whole);
}

/** The more of a name was typed as it is written, the likelier it is meant. */
function bonusOf({ name, other }: SearchTexts, whole: string): number {
  if (name === whole) return 6;
  return other === whole ? 3 : name.includes(whole) ? 2 : 0;
}

/** The deduction in score for a synonym of the typed word; the first word of a group loses a little less. */
const otherWordCosts = 0.5;

function scoreOfWord({ sound }: PaletteItem, texts: SearchTexts, word: string): number {
  const { name, other, rest, synonyms, isSpelled, all } = texts;
  if (!isSpelled && !all.includes(word)) return 0;
  return Math.max(
    inName(name, word, isSpelled),
    inName(other, word, isSpelled) - 1,
    sound === undefined || word.length < 2 ? 0 : inSound(sound, word),
    inSynonyms(synonyms, word),
    inRest(rest, word),
  );
}

function inName(name: string, word: string, isSpelled: boolean): number {
  if (name === '') return 0;
  if (name.startsWith(word)) return 8;
  if (name.split(/[\s/-]+/).some((part) => part.startsWith(word))) return 5;
  if (name.includes(word)) return 3;
  const sound = isSpelled ? soundsLike(name, word) : null;
  return sound === null ? 0 : sound === 0 ? 5 : 3;
}

/** `sound`: spellings with a blank between them. */
function inSound(sound: string, word: string): number {
  const at = sound.indexOf(word);
  return at < 0 ? 0 : at === 0 || sound.charAt(at - 1) === ' ' ? 5 : 2;
}

function inSynonyms(synonyms: readonly string[], word: string): number {
  if (word.split(' ').every((part) => synonyms.includes(part))) return 6;
  return synonyms.some((synonym) => synonym.startsWith(word)) ? 3 : 0;
}

function inRest(rest: string, word: string): number {
  return rest.includes(word) ? 1 : 0;
}
