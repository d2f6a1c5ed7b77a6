/**
 * How the places of a kind of record are listed on a server: what its configuration is read by. It stands beside the
 * kind, and adds nothing to how one record is read or written.
 */
import type { Ask, RecordKind } from '../../common/record/record.ts';
import type { AnyRecord } from '../records.ts';

/** What a server's calls ask for besides. */
export interface Surroundings {
  /** The platform's host, as a browser would name it. */
  readonly host: string;
}

export interface ListedPlace<Place, Values> {
  readonly place: Place;
  /** As people know it; '' where there is one alone. */
  readonly name: string;
  /** Where the list says all of it: it is not read one by one. */
  readonly values?: Values;
}

/** Whether a record is there at all, as a change of its own kind. */
export interface Making<Place, Values> {
  readonly kind: AnyRecord;
  at(place: Place, values: Values): { readonly place: unknown; readonly there: unknown };
  /** Ids that the server gives before such records are made; left out where it gives one with the record. */
  newIds?(ask: Ask, count: number): Promise<readonly string[]>;
}

export interface ListedKind<Place, Values extends object> {
  readonly kind: RecordKind<Place, Values>;
  /** Which one it is on any server; what a place has besides is of the server that it was read from. */
  key?(place: Place): string;
  /** Left out where the console can't make or delete such a record as a change. */
  readonly making?: Making<Place, Values>;
  /** Page by page, as far as whoever asks wants. */
  places(ask: Ask, around: Surroundings): AsyncIterable<ListedPlace<Place, Values>>;
}

export type AnyListedKind = ListedKind<unknown, Record<string, unknown>>;

/** Kinds of different records in one list, which `unknown` makes of them. */
export function listedKinds(...kinds: readonly unknown[]): readonly AnyListedKind[] {
  return kinds as readonly AnyListedKind[];
}

/** A setting that a server has once. */
export function single<Place, Values extends object>(
  kind: RecordKind<Place, Values>,
  place: Place,
): ListedKind<Place, Values> {
  return several(kind, [place]);
}

/** A record for each of a few places that are known. */
export function several<Place, Values extends object>(
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
