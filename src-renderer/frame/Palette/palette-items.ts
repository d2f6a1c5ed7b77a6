/** The entries of the palette, and the search among them; pure. */
import type { Shortcuts } from '../shortcuts/shortcut-storage.ts';
import { type PaletteItem, type PaletteSection, sections } from './palette-item.ts';
import { asSimilar, findLabels, type LabelHits, noLabels } from './find-labels.ts';
import { type Hit, noShortcuts, ranked, scoreOf } from './score.ts';
import { isMistyped, likelyTypos } from './sound-alike.ts';
import { neededWords, type SearchWord, searchWords, shorterSearches } from './word-groups.ts';

/** Limit of recent items while nothing is typed. */
const recentShown = 5;
/** Limit of hits among earlier reads, in each section. */
const readShown = 5;
/** With fewer hits than this, names with one typing error are listed below. */
const enough = 3;

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
  const exact = ranked(
    items,
    (item) => Math.max(scoreOf(item, words, typed), item.of === 'search' ? 1 : 0),
    kept,
  );
  const count = exact.filter(({ item }) => item.of !== 'search').length + labels.exact.length;
  const similar = count >= enough ? [] : [...similarHits(items, words, exact), ...labels.similar()];
  const hits = [...exact, ...labels.exact].sort((a, b) => b.score - a.score);
  return bySection(fewRead([...hits, ...similar]));
}

/** Those of a few items that have the words, all of them without a word; they keep their order. */
export function findAmong(items: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  const words = searchWords(typed);
  return words.length === 0 ? items : items.filter((item) => scoreOf(item, words, typed) > 0);
}

/** A few items that a part of what was typed finds, for a search that finds nothing even with a typing error. */
export function findNear(
  items: readonly PaletteItem[],
  labels: readonly PaletteItem[],
  typed: string,
): readonly PaletteItem[] {
  const known = items.filter(({ of }) => of === undefined);
  for (const part of shorterSearches(typed)) {
    const words = searchWords(part);
    const exact = ranked(known, (item) => scoreOf(item, words, part), noShortcuts);
    const hits = [...exact, ...findLabels(labels, part).exact].sort((a, b) => b.score - a.score);
    if (hits.length > 0) return bySection(hits.slice(0, nearShown).map(({ item }) => asSimilar(item)));
  }
  return [];
}

const nearShown = 6;

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

function fewRead(hits: readonly Hit[]): readonly Hit[] {
  const counts = new Map<PaletteSection, number>();
  return hits.filter(({ item: { of, section } }) => {
    if (of !== 'read') return true;
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    return count <= readShown;
  });
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
  // A label of a page stands here as a starred or a recent item alone.
  const rest = items.filter(({ id, section }) => section !== 'labels' && !shown.has(id));
  return [...stars, ...latest, ...sections.flatMap((one) => rest.filter(({ section }) => section === one))];
}
