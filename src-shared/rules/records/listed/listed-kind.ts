/**
 * The listing of all records of a kind on a server, for configurations. Reading and writing one record stays with its
 * kind.
 */
import type { Ask, RecordKind } from '../../common/record/record.ts';
import type { AnyRecord } from '../records.ts';

export interface ListingContext {
  /** The platform's host, as a browser would name it. */
  readonly host: string;
}

export interface ListedRecord<Locator, Values> {
  readonly locator: Locator;
  /** The name that people know; '' for a record that exists once. */
  readonly name: string;
  /** The values, where the list has all of them, so that the record needs no read of its own. */
  readonly values?: Values;
}

/** The kind by whose changes such records are created and deleted. */
export interface PresenceOwner<Locator, Values> {
  readonly kind: AnyRecord;
  at(locator: Locator, values: Values): { readonly locator: unknown; readonly presence: unknown };
  /** Fetches ids before records are created; absent where the server assigns the id while creating. */
  newIds?(ask: Ask, count: number): Promise<readonly string[]>;
}

export interface ListedKind<Locator, Values extends object> {
  readonly kind: RecordKind<Locator, Values>;
  /** Identity of the record on any server; the rest of a place belongs to the server that it was read from. */
  key?(locator: Locator): string;
  /** Absent where the console can't create or delete such a record as a change. */
  readonly making?: PresenceOwner<Locator, Values>;
  /** Reads page by page, only as far as the caller iterates. */
  records(ask: Ask, around: ListingContext): AsyncIterable<ListedRecord<Locator, Values>>;
}

export type AnyListedKind = ListedKind<unknown, Record<string, unknown>>;

export function listedKinds(...kinds: readonly unknown[]): readonly AnyListedKind[] {
  return kinds as readonly AnyListedKind[];
}

export function single<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
): ListedKind<Locator, Values> {
  return severalRecords(kind, [locator]);
}

export function severalRecords<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locators: readonly Locator[],
): ListedKind<Locator, Values> {
  return {
    kind,
    async *records() {
      for (const locator of locators) yield { locator, name: '' };
    },
  };
}
