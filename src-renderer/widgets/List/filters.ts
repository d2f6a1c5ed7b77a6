/**
 * Filters of a list. A filter's value is a short text, '' when it is unset, stored in the address under the filter's
 * name. `narrow` filters a list in memory; the loader filters a list on the server.
 */
import type { ReactNode } from 'react';
import { searchedWords } from '../MarkedText.tsx';

interface Narrowing<Row> {
  /** The remaining rows of a list in memory. */
  readonly narrow?: (rows: readonly Row[], value: string) => readonly Row[];
}

/** Search words, applied during typing. */
export interface SearchFilter<Row> extends Narrowing<Row> {
  readonly kind: 'search';
  /** Searched content, read out after "Search: "; default: the list's name. */
  readonly label?: string;
  readonly placeholder?: string;
}
/** A choice of one among few options. */
export interface ChoiceFilter<Row> extends Narrowing<Row> {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label while nothing is chosen. */
  readonly any?: string;
  /** Options may load later, so an unknown value from the address is kept. */
  readonly open?: boolean;
}
/** A day, YYYY-MM-DD. Two days form a range when the second names the first in `since`. */
export interface DayFilter<Row> extends Narrowing<Row> {
  readonly kind: 'day';
  readonly label: string;
  /** Name of the filter with the range's first day, which must not be after this one. */
  readonly since?: string;
}
/** A text field of its own, beside the search. */
export interface TextFilter<Row> extends Narrowing<Row> {
  readonly kind: 'text';
  readonly label: string;
  readonly placeholder?: string;
  /** The value's problem as text; null when valid. An invalid value is not applied. */
  readonly check?: (text: string) => string | null;
}
/** On ('1') or off. */
export interface ToggleFilter<Row> extends Narrowing<Row> {
  readonly kind: 'toggle';
  readonly label: string;
}
/** Few options with their counts, in a line of their own. */
export interface ChipsFilter<Row> extends Narrowing<Row> {
  readonly kind: 'chips';
  readonly label: string;
  /** `chosen`: the current value, which stays an option even without rows. */
  readonly options: (chosen: string) => readonly { readonly value: string; readonly label: string }[];
}
export interface OtherFilter<Row> extends Narrowing<Row> {
  readonly kind: 'other';
  /** Name in the notice of a value that cannot be read. */
  readonly label?: string;
  /** Whether a value of the address has a meaning; default: every one has. */
  readonly isReadable?: (value: string) => boolean;
  readonly draw: (
    value: string,
    set: (value: string) => void,
    values: Readonly<Record<string, string>>,
  ) => ReactNode;
  /** The value selects the list's location, so *Clear filters* keeps it. */
  readonly selectsList?: boolean;
}

export type Filter<Row> =
  | SearchFilter<Row>
  | ChoiceFilter<Row>
  | DayFilter<Row>
  | TextFilter<Row>
  | ToggleFilter<Row>
  | ChipsFilter<Row>
  | OtherFilter<Row>;

export type Filters<Row, Key extends string> = Readonly<Record<Key, Filter<Row>>>;
export type FilterValues<Key extends string> = Readonly<Record<Key, string>>;

/** Limit in characters of a value from the address, which is untrusted: a hundred ranges of IPv6 are 8,000. */
const longest = 8000;

export function filterKeys<Key extends string>(filters: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(filters) as Key[];
}

export function noValues<Key extends string>(filters: Readonly<Record<Key, unknown>>): FilterValues<Key> {
  return Object.fromEntries(filterKeys(filters).map((key) => [key, ''])) as FilterValues<Key>;
}

/** The address's values, without invalid ones. */
export function readFilters<Row, Key extends string>(
  filters: Filters<Row, Key>,
  get: (name: Key) => string,
): FilterValues<Key> {
  return Object.fromEntries(
    filterKeys(filters).map((key) => [key, readValue(filters[key], get(key))]),
  ) as FilterValues<Key>;
}

function readValue<Row>(filter: Filter<Row>, text: string): string {
  const value = text.slice(0, longest);
  switch (filter.kind) {
    case 'choice':
      return filter.open || filter.options.some((option) => option.value === value) ? value : '';
    case 'chips':
      return filter.options(value).some((option) => option.value === value) ? value : '';
    case 'day':
      return isDay(value) ? value : '';
    case 'toggle':
      return value === '1' ? value : '';
    case 'text':
      return (filter.check?.(value) ?? null) === null ? value : '';
    case 'other':
      return value !== '' && filter.isReadable?.(value) === false ? '' : value;
    default:
      return value;
  }
}

export interface UnreadFilter<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** The value in the address. */
  readonly text: string;
}

/** Values of the address that were not understood, so that the list is not narrowed by them. */
export function unreadFilters<Row, Key extends string>(
  filters: Filters<Row, Key>,
  get: (name: Key) => string,
): UnreadFilter<Key>[] {
  return filterKeys(filters).flatMap((key) => {
    const filter = filters[key];
    const text = get(key).trim();
    if (text === '' || readValue(filter, text) !== '') return [];
    return [{ key, label: filter.label ?? key, text: text.slice(0, shownLength) }];
  });
}

/** Characters of an unread value in a notice. */
const shownLength = 80;

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** The filters with a value that narrows the list. */
export function narrowing<Row, Key extends string>(
  filters: Filters<Row, Key>,
  values: FilterValues<Key>,
): Key[] {
  return filterKeys(filters).filter((key) => {
    const filter = filters[key];
    return values[key].trim() !== '' && !(filter.kind === 'other' && filter.selectsList);
  });
}

/** Whether the days of every range are in order. */
export function daysInOrder<Row, Key extends string>(
  filters: Filters<Row, Key>,
  values: FilterValues<Key>,
): boolean {
  const all: Readonly<Record<string, string>> = values;
  return filterKeys(filters).every((key) => {
    const filter = filters[key];
    if (filter.kind !== 'day' || filter.since === undefined) return true;
    const first = all[filter.since] ?? '';
    return first === '' || values[key] === '' || first <= values[key];
  });
}

/** The rows of a list in memory that match all filters. */
export function filterRows<Row, Key extends string>(
  rows: readonly Row[],
  filters: Filters<Row, Key>,
  values: FilterValues<Key>,
): readonly Row[] {
  return filterKeys(filters).reduce((left, key) => {
    const value = values[key];
    return value.trim() === '' ? left : (filters[key].narrow?.(left, value) ?? left);
  }, rows);
}

/** Keeps rows that contain every search word; letter case and full-width forms are ignored. */
export function byWords<Row>(textOf: (row: Row) => string): Required<Narrowing<Row>>['narrow'] {
  return (rows, value) => {
    const words = searchedWords(fold(value));
    return rows.filter((row) => {
      const text = fold(textOf(row));
      return words.every((word) => text.includes(word));
    });
  };
}

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase();
}
