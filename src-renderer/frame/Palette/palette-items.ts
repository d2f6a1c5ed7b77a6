/** The entries of the palette, and the search among them; pure. */
import type { Shortcuts } from '../shortcuts/shortcut-storage.ts';
import { isMistyped, likelyTypos, soundsLike } from './sound-alike.ts';

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
  /** Further search words: code, path, synonyms. */
  readonly also: string;
  readonly run: () => void;
  /**
   * Source of an item from the server, which is never recent or starred. `search`: found by the server's search, shown
   * whatever was typed. `read`: from earlier reads, shown only when it matches the typed text.
   */
  readonly of?: 'search' | 'read';
}

const noShortcuts: Shortcuts = { starred: [], recent: [] };

/** Limit of recent items while nothing is typed. */
const recentShown = 5;
/** Limit of hits among earlier reads. */
const readShown = 5;
/** With fewer hits than this, names with one typing error are listed below. */
const enough = 3;

/** Items with every typed word, ranked by its distance from a name's beginning; sections stay together. */
export function findItems(
  items: readonly PaletteItem[],
  typed: string,
  kept: Shortcuts = noShortcuts,
): readonly PaletteItem[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return keptFirst(
      items.filter((item) => item.of !== 'read'),
      kept,
    );
  }
  const exact = scored(items, (item) => Math.max(scoreOf(item, words), item.of === 'search' ? 1 : 0), kept);
  const known = exact.filter(({ item }) => item.of !== 'search').length;
  const meant = words.map(likelyTypos);
  const slipped =
    known >= enough
      ? []
      : scored(
          items.filter((item) => item.of !== 'search' && !exact.some((hit) => hit.item === item)),
          (item) => (isMistyped([item.label, item.otherName ?? ''], item.also, words, meant) ? 0.1 : 0),
          kept,
        );
  return bySection(fewRead([...exact, ...slipped]));
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

function scoreOf(item: PaletteItem, words: readonly string[]): number {
  const label = item.label.toLocaleLowerCase();
  const other = (item.otherName ?? '').toLocaleLowerCase();
  const rest = `${item.hint} ${item.also}`.toLocaleLowerCase();
  let score = 1;
  for (const word of words) {
    const best = Math.max(inName(label, word), inName(other, word) - 1, inRest(rest, word));
    if (best <= 0) return 0;
    score += best;
  }
  return score;
}

function inName(name: string, word: string): number {
  if (name === '') return 0;
  if (name.startsWith(word)) return 8;
  if (name.split(/[\s/-]+/).some((part) => part.startsWith(word))) return 5;
  if (name.includes(word)) return 3;
  const sound = soundsLike(name, word);
  return sound === null ? 0 : sound === 0 ? 5 : 3;
}

function inRest(rest: string, word: string): number {
  return rest.includes(word) ? 1 : 0;
}
