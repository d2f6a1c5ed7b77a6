/**
 * Compares two configurations record by record: records that only one has, and fields that differ. Chosen differences
 * become changes that make the first configuration equal to the second, with the ids of the first server.
 */

import { sameValue } from '../../kit/merge.ts';
import { orderedJson } from '../../kit/ordered-json.ts';
import type { CollectedChange, CollectedEdits } from '../changes/collected-change.ts';
import type { NamedReference } from '../changes/mapping/names.ts';
import type { Reference } from '../changes/mapping/reference-kinds.ts';
import { isUnordered } from '../changes/mapping/references.ts';
import type { AnyListedKind } from '../records/listed/listed-kind.ts';
import { type ConfigurationArea, configurationAreas } from './area-names.ts';
import { listedById } from './areas.ts';
import { translateRecords, type RecordTranslation } from './record-translation.ts';
import type { Configuration, ConfigurationRecord } from './configuration.ts';
import { matchRecords, type ReferenceChoices, type ReferenceNames } from './match-records.ts';
import { configurationFields } from './offered.ts';
import {
  evidenceOf,
  type NamedRecord,
  nameRecordIn,
  type Pairing,
  pairByIds,
  pairByKeys,
} from './pair-records.ts';

export interface ConfigurationDifference {
  readonly area: ConfigurationArea;
  /** The record exists only in the second configuration (`added`) or only in the first (`removed`). */
  readonly state: 'added' | 'removed' | 'changed';
  readonly kind: string;
  readonly place: unknown;
  readonly name: string;
  /** For `changed`, the fields from the first value to the second; otherwise all fields of the record. */
  readonly edits: CollectedEdits;
  /** The change that makes the first configuration equal to the second; null when no change of a record can do it. */
  readonly change: CollectedChange | null;
  /** The references of the change that the first configuration lacks; each must be found or chosen first. */
  readonly missing: readonly Reference[];
}

/** A warning about how the records of a kind were paired. */
export interface PairingNote {
  /** `nothingPairs`: both sides have records, but no two share a name. `byIdAlone`: only ids paired the records. */
  readonly note: 'nothingPairs' | 'byIdAlone';
  readonly area: ConfigurationArea;
  readonly kind: string;
  /** The number of records in the first and in the second configuration. */
  readonly first: number;
  readonly second: number;
}

export interface Comparison {
  readonly areas: readonly ConfigurationArea[];
  /** Areas that only one configuration has are not compared. */
  readonly onlyFirst: readonly ConfigurationArea[];
  readonly onlySecond: readonly ConfigurationArea[];
  /** The differences by area, in the order of the first configuration, then the records that only the second has. */
  readonly differences: readonly ConfigurationDifference[];
  readonly notes: readonly PairingNote[];
  /** The names behind the ids of the changes. */
  readonly names: readonly NamedReference[];
}

const none: ReferenceChoices = new Map();

/** The map `chosen` says which id of the first configuration a person chose for a reference of the second. */
export async function compareConfigurations(
  first: Configuration,
  second: Configuration,
  chosen = none,
): Promise<Comparison> {
  const [ofFirst, ofSecond] = [await listedById(first.areas), await listedById(second.areas)];
  // Two areas may have a kind in common: it is compared under the first of them.
  const inBoth = [...(await listedById([...first.areas, ...second.areas]))].filter(
    ([kind]) => ofFirst.has(kind) && ofSecond.has(kind),
  );
  const kinds = new Map(inBoth);
  const compared = new Set(inBoth.map(([, { area }]) => area));
  const areas = configurationAreas.filter((area) => compared.has(area));
  const things = matchRecords(first, second, chosen);
  const tellIn = ({ records }: Configuration, known: ReferenceNames, listed: AnyListedKind) =>
    records
      .filter(({ kind }) => kind === listed.kind.id)
      .flatMap((record) => configurationFields(listed.kind, record) ?? [])
      .map((record, at) => nameRecordIn(listed, record, at, known));
  const byKeys = [...kinds.values()].map(({ area, listedKind }) => ({
    area,
    listedKind,
    pairing: pairByKeys(tellIn(first, things.first, listedKind), tellIn(second, things.second, listedKind)),
  }));
  const all = byKeys.map(({ pairing }) => evidenceOf(pairing));
  const everywhere = {
    same: all.reduce((sum, { same }) => sum + same, 0),
    all: all.reduce((sum, one) => sum + one.all, 0),
  };
  const paired = byKeys.map((one) => ({ ...one, pairing: pairByIds(one.pairing, everywhere) }));
  const carry = translateRecords(first, paired, things);
  return {
    areas,
    onlyFirst: first.areas.filter((area) => !areas.includes(area)),
    onlySecond: second.areas.filter((area) => !areas.includes(area)),
    differences: paired.flatMap(({ area, listedKind, pairing }) =>
      differencesOf(area, listedKind, pairing, carry),
    ),
    notes: paired.flatMap(({ area, listedKind, pairing }) => notesOf(area, listedKind, pairing)),
    names: carry.names(),
  };
}

function differencesOf(
  area: ConfigurationArea,
  listed: AnyListedKind,
  { pairs, onlyFirst, onlySecond }: Pairing,
  carry: RecordTranslation,
): readonly ConfigurationDifference[] {
  const kind = listed.kind.id;
  const found = new Map<NamedRecord, ConfigurationDifference>();
  for (const [one, other] of pairs) {
    const names = differing(listed, one.byName, other.byName);
    if (names.length === 0) continue;
    // The locator of the first record stays, because its other parts belong to the first server.
    const { place, name, values: from } = one.record;
    const { values: to, missing } = carry.translate(listed, other.record, names);
    const edits = Object.fromEntries(names.map((field) => [field, { from: from[field], to: to[field] }]));
    const change = carry.changeOf(listed.kind, place, edits);
    found.set(one, { area, state: 'changed', kind, place, name, edits, change, missing });
  }
  for (const record of onlyFirst) {
    const { place, name, values } = record.record;
    const edits = Object.fromEntries(
      Object.entries(values).map(([field, from]) => [field, { from, to: null }]),
    );
    const change = carry.presence(listed, record.record, 'removed');
    found.set(record, { area, state: 'removed', kind, place, name, edits, change, missing: [] });
  }
  const added = onlySecond
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ record }): ConfigurationDifference => {
      const there = carry.translate(listed, record, Object.keys(record.values));
      const { place, values, missing } = there;
      const edits = Object.fromEntries(
        Object.entries(values).map(([field, to]) => [field, { from: null, to }]),
      );
      const change = carry.presence(listed, there, 'added');
      return { area, state: 'added', kind, place, name: record.name, edits, change, missing };
    });
  const inOrder = [...found].sort(([one], [other]) => one.at - other.at).map(([, difference]) => difference);
  return [...inOrder, ...added];
}

/** Returns the fields that both records have and that differ; a field that one record lacks is not compared. */
function differing(
  { kind }: AnyListedKind,
  { values: one }: ConfigurationRecord,
  { values: other }: ConfigurationRecord,
): readonly string[] {
  const inOrder = (name: string, value: unknown) =>
    isUnordered(kind, name) && Array.isArray(value) ? value.map(orderedJson).sort() : value;
  return Object.keys(one).filter(
    (name) => Object.hasOwn(other, name) && !sameValue(inOrder(name, one[name]), inOrder(name, other[name])),
  );
}

function notesOf(
  area: ConfigurationArea,
  { kind: { id: kind } }: AnyListedKind,
  { pairs, onlyFirst, onlySecond }: Pairing,
): readonly PairingNote[] {
  const isOfMany = ({ by }: NamedRecord) => by !== null;
  const facts = {
    area,
    kind,
    first: pairs.length + onlyFirst.length,
    second: pairs.length + onlySecond.length,
  };
  if (pairs.length === 0 && onlyFirst.some(isOfMany) && onlySecond.some(isOfMany))
    return [{ note: 'nothingPairs', ...facts }];
  const byId = pairs.some(([one, other]) => one.by === 'id' && other.by === 'id');
  return byId ? [{ note: 'byIdAlone', ...facts }] : [];
}
