/** How a configuration lists all records of a kind on a server. Reading and writing one record stays with its kind. */
import type { Ask, RecordKind } from '../../common/record/record.ts';
import type { AnyRecord } from '../records.ts';

export interface ListingContext {
  /** The platform's host, as a browser would name it. */
  readonly host: string;
}

export interface ListedPlace<Place, Values> {
  readonly place: Place;
  /** The name that people know; '' for a record that exists once. */
  readonly name: string;
  /** The values, where the list has all of them, so that the record needs no read of its own. */
  readonly values?: Values;
}

/** The kind by whose changes such records are created and deleted. */
export interface PresenceOwner<Place, Values> {
  readonly kind: AnyRecord;
  at(place: Place, values: Values): { readonly place: unknown; readonly there: unknown };
  /** Fetches ids before records are created; absent where the server assigns the id while creating. */
  newIds?(ask: Ask, count: number): Promise<readonly string[]>;
}

export interface ListedKind<Place, Values extends object> {
  readonly kind: RecordKind<Place, Values>;
  /** Identity of the record on any server; the rest of a place belongs to the server that it was read from. */
  key?(place: Place): string;
  /** Absent where the console can't create or delete such a record as a change. */
  readonly making?: PresenceOwner<Place, Values>;
  /** Reads page by page, only as far as the caller iterates. */
  places(ask: Ask, around: ListingContext): AsyncIterable<ListedPlace<Place, Values>>;
}

export type AnyListedKind = ListedKind<unknown, Record<string, unknown>>;

export function listedKinds(...kinds: readonly unknown[]): readonly AnyListedKind[] {
  return kinds as readonly AnyListedKind[];
}

export function single<Place, Values extends object>(
  kind: RecordKind<Place, Values>,
  place: Place,
): ListedKind<Place, Values> {
  return severalRecords(kind, [place]);
}

export function severalRecords<Place, Values extends object>(
  kind: RecordKind<Place, Values>,
  places: readonly Place[],
): ListedKind<Place, Values> {
  return {
    kind,
    async *places() {
      for (const place of places) yield { place, name: '' };
    },
  };
}
