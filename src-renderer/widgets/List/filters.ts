/**
 * What narrows a list. A filter's value is a small text, '' where it narrows nothing: it lives in the address under
 * the filter's name. A list in memory is narrowed by `narrow`, one on the server by whoever loads it.
 */
import type { ReactNode } from 'react';
import { searchedWords } from '../Marked.tsx';

interface Narrowing<Row> {
  /** The rows that stay, of a list in memory. */
  readonly narrow?: (rows: readonly Row[], value: string) => readonly Row[];
}

/** Words, searched for while one types. */
export interface SearchFilter<Row> extends Narrowing<Row> {
  readonly kind: 'search';
  /** What is searched, read out after "Search: "; the list's own name where it is left out. */
  readonly label?: string;
  readonly placeholder?: string;
}
/** One of few. */
export interface ChoiceFilter<Row> extends Narrowing<Row> {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What it says where nothing is chosen. */
  readonly any?: string;
  /** The options may come later than the address: a value that is none of them is kept. */
  readonly open?: boolean;
}
/** A day, YYYY-MM-DD. Two of them are a span where the second says which is its first. */
export interface DayFilter<Row> extends Narrowing<Row> {
  readonly kind: 'day';
  readonly label: string;
  /** Name of the filter whose day must not be after this one. */
  readonly since?: string;
}
/** A text of its own field, beside the search. */
export interface TextFilter<Row> extends Narrowing<Row> {
  readonly kind: 'text';
  readonly label: string;
  readonly placeholder?: string;
  /** What is wrong with it, in words; null: nothing. What is wrong is not asked for. */
  readonly check?: (text: string) => string | null;
}
/** On ('1') or off. */
export interface ToggleFilter<Row> extends Narrowing<Row> {
  readonly kind: 'toggle';
  readonly label: string;
}
/** Few kinds with their counts, in a line of their own. */
export interface ChipsFilter<Row> extends Narrowing<Row> {
  readonly kind: 'chips';
  readonly label: string;
  /** `chosen`: the value in use, which stays though nothing is left of it. */
  readonly options: (chosen: string) => readonly { readonly value: string; readonly label: string }[];
}
/** Anything else: it draws itself. */
export interface OtherFilter<Row> extends Narrowing<Row> {
  readonly kind: 'other';
  readonly draw: (
    value: string,
    set: (value: string) => void,
    values: Readonly<Record<string, string>>,
  ) => ReactNode;
  /** Where the list is, rather than what narrows it: *Clear filters* leaves it alone. */
  readonly place?: boolean;
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

/** Characters of one filter that are taken from an address, which anybody may have written. */
const longest = 2000;

export function filterKeys<Key extends string>(filters: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(filters) as Key[];
}

export function noValues<Key extends string>(filters: Readonly<Record<Key, unknown>>): FilterValues<Key> {
  return Object.fromEntries(filterKeys(filters).map((key) => [key, ''])) as FilterValues<Key>;
}

/** What the address says, without what can't be a value of its filter. */
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
    default:
      return value;
  }
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** The filters that narrow the list now. */
export function narrowing<Row, Key extends string>(
  filters: Filters<Row, Key>,
  values: FilterValues<Key>,
): Key[] {
  return filterKeys(filters).filter((key) => {
    const filter = filters[key];
    return values[key].trim() !== '' && !(filter.kind === 'other' && filter.place);
  });
}

/** The days of every span are in order. */
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

/** The rows of a list in memory that every filter lets through. */
export function narrowed<Row, Key extends string>(
  rows: readonly Row[],
  filters: Filters<Row, Key>,
  values: FilterValues<Key>,
): readonly Row[] {
  return filterKeys(filters).reduce((left, key) => {
    const value = values[key];
    return value.trim() === '' ? left : (filters[key].narrow?.(left, value) ?? left);
  }, rows);
}

/** Rows in whose words every word searched for stands; letter case and full-width forms do not matter. */
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
