/**
 * Pairs the records of two configurations: by key; among several of one key by ids and by values; by id alone only
 * when a record has no name, or was renamed on a server with the same ids.
 */

import { orderedJson } from '../../kit/ordered-json.ts';
import type { Reference } from '../changes/mapping/reference-kinds.ts';
import { recordWithIds } from '../changes/mapping/references.ts';
import type { AnyListedKind } from '../records/listed/listed-kind.ts';
import { recordKeyOf } from './areas.ts';
import type { ConfigurationRecord } from './configuration.ts';
import type { ReferenceNames } from './match-records.ts';

/** A record, and the same record with names in place of ids. */
export interface NamedRecord {
  readonly record: ConfigurationRecord;
  readonly byName: ConfigurationRecord;
  /** The record's key by name, the same on every server; and its key by its own ids. */
  readonly key: string;
  readonly idKey: string;
  /** The identifying part of the key; null for a kind with one record, or for a key that is a platform word. */
  readonly by: 'name' | 'id' | null;
  /** The index among the records of its kind. */
  readonly at: number;
}

export function nameRecordIn(
  listed: AnyListedKind,
  record: ConfigurationRecord,
  at: number,
  known: ReferenceNames,
): NamedRecord {
  const keyBy = (put: (reference: Reference) => string) =>
    recordKeyOf(listed, recordWithIds({ ...record, values: {} }, listed.kind, put).place);
  const identified = recordWithIds(record, listed.kind, known.text);
  const [named, other] = [keyBy(() => 'name'), keyBy(() => 'id')];
  const isNamed = keyBy((reference) => (known.isNamed(reference) ? 'name' : 'id')) === named;
  return {
    record,
    byName: identified,
    at,
    key: keyBy(known.nameOf),
    idKey: recordKeyOf(listed, record.place),
    by: named === other ? null : isNamed ? 'name' : 'id',
  };
}

type Pair = readonly [NamedRecord, NamedRecord];

/** The pairs of one kind of records, and the records without a partner. */
export interface Pairing {
  readonly pairs: readonly Pair[];
  readonly onlyFirst: readonly NamedRecord[];
  readonly onlySecond: readonly NamedRecord[];
}

export function pairByKeys(first: readonly NamedRecord[], second: readonly NamedRecord[]): Pairing {
  const none: Pairing = { pairs: [], onlyFirst: first, onlySecond: second };
  const same = pairBy(none, ({ key, idKey }) => orderedJson([key, idKey]));
  const alike = pairBy(same, ({ key, byName }) => orderedJson([key, byName.values]));
  return pairBy(alike, ({ key }) => key);
}

/** Counts the pairs by name, and how many of them have the same id as well. */
export function evidenceOf({ pairs }: Pairing): { readonly same: number; readonly all: number } {
  const named = pairs.filter(([{ by }]) => by === 'name');
  return { same: named.filter(([one, other]) => one.idKey === other.idKey).length, all: named.length };
}

/** Pairs the remaining records by id when most pairs by name have the same ids, or when there are no pairs by name. */
export function pairByIds(pairing: Pairing, everywhere: ReturnType<typeof evidenceOf>): Pairing {
  const own = evidenceOf(pairing);
  const { same, all } = own.all > 0 ? own : everywhere;
  return /* wall: configuration-same-id */ same * 2 > all || all === 0
    ? pairBy(pairing, ({ idKey }) => idKey)
    : pairing;
}

function pairBy({ pairs, onlyFirst, onlySecond }: Pairing, by: (record: NamedRecord) => string): Pairing {
  const others = new Map<string, NamedRecord[]>();
  for (const record of onlySecond) {
    const same = others.get(by(record));
    if (same) same.push(record);
    else others.set(by(record), [record]);
  }
  const found = new Map<NamedRecord, NamedRecord>();
  for (const record of onlyFirst) {
    const other = others.get(by(record))?.shift();
    if (other) found.set(record, other);
  }
  const paired = new Set(found.values());
  return {
    pairs: [...pairs, ...found],
    onlyFirst: onlyFirst.filter((one) => !found.has(one)),
    onlySecond: onlySecond.filter((one) => !paired.has(one)),
  };
}
