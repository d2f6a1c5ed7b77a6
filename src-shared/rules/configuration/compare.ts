/**
 * Two configurations, record by record: what only one of them has, and which fields differ. What was chosen of it
 * becomes changes that make the first what the second is.
 */
import { type CollectedChange, type CollectedEdits, whyNotKept } from '../changes/collected.ts';
import { titleOf } from '../changes/inverse.ts';
import type { AnyListedKind } from '../records/listed/listed-kind.ts';
import { sameValue } from '../records/merge.ts';
import type { AnyRecord } from '../records/records.ts';
import { type ConfigurationArea, configurationAreas } from './area-names.ts';
import { keyOf, listedById } from './areas.ts';
import type { Configuration, ConfigurationRecord } from './configuration.ts';

export interface Difference {
  readonly area: ConfigurationArea;
  /** `added`: only the second has it; `removed`: only the first. */
  readonly state: 'added' | 'removed' | 'changed';
  readonly kind: string;
  readonly place: unknown;
  readonly name: string;
  /** Of `changed`: fields from what the first has to what the second has; else all that the record says. */
  readonly edits: CollectedEdits;
  /** What makes the first what the second is; null: no change of a record can do it. */
  readonly change: CollectedChange | null;
}

export interface Comparison {
  readonly areas: readonly ConfigurationArea[];
  /** Areas that only one of them has are not compared. */
  readonly onlyFirst: readonly ConfigurationArea[];
  readonly onlySecond: readonly ConfigurationArea[];
  /** By area, in the order of the first, then what only the second has. */
  readonly differences: readonly Difference[];
}

export async function compareConfigurations(
  first: Configuration,
  second: Configuration,
): Promise<Comparison> {
  const inBoth = (area: ConfigurationArea) => first.areas.includes(area) && second.areas.includes(area);
  const areas = configurationAreas.filter(inBoth);
  const kinds = await listedById(areas);
  const [one, other] = [byKey(first, kinds), byKey(second, kinds)];
  const differences = [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
    const [before, after] = [one.get(key), other.get(key)];
    const found = kinds.get((before ?? after)?.kind ?? '');
    return found ? differenceOf(found.area, found.listed, before, after) : [];
  });
  const order = (area: ConfigurationArea) => configurationAreas.indexOf(area);
  return {
    areas,
    onlyFirst: first.areas.filter((area) => !areas.includes(area)),
    onlySecond: second.areas.filter((area) => !areas.includes(area)),
    differences: differences.sort((a, b) => order(a.area) - order(b.area)),
  };
}

function byKey(
  { records }: Configuration,
  kinds: Awaited<ReturnType<typeof listedById>>,
): ReadonlyMap<string, ConfigurationRecord> {
  return new Map(
    records.flatMap((record) => {
      const found = kinds.get(record.kind);
      return found ? [[`${record.kind} ${keyOf(found.listed, record.place)}`, record] as const] : [];
    }),
  );
}

function differenceOf(
  area: ConfigurationArea,
  listed: AnyListedKind,
  before: ConfigurationRecord | undefined,
  after: ConfigurationRecord | undefined,
): readonly Difference[] {
  const { kind } = listed;
  if (before && after) {
    const edits = editsOf(before.values, after.values);
    if (Object.keys(edits).length === 0) return [];
    // The place of the first: what it has besides is of that server.
    const { place, name } = before;
    return [
      { area, state: 'changed', kind: kind.id, place, name, edits, change: changeOf(kind, place, edits) },
    ];
  }
  const record = before ?? after;
  if (!record) return [];
  const { place, name, values } = record;
  const state = before ? 'removed' : 'added';
  const edits = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      before ? { from: value, to: null } : { from: null, to: value },
    ]),
  );
  return [{ area, state, kind: kind.id, place, name, edits, change: presenceOf(listed, record, state) }];
}

/** Fields that both have: what one does not know it says nothing about. */
function editsOf(one: ConfigurationRecord['values'], other: ConfigurationRecord['values']): CollectedEdits {
  return Object.fromEntries(
    Object.entries(one).flatMap(([name, from]) =>
      Object.hasOwn(other, name) && !sameValue(from, other[name]) ? [[name, { from, to: other[name] }]] : [],
    ),
  );
}

function presenceOf(
  { making }: AnyListedKind,
  { place, values }: ConfigurationRecord,
  state: 'added' | 'removed',
): CollectedChange | null {
  if (!making) return null;
  const { place: at, there } = making.at(place, values);
  const edits = { there: state === 'added' ? { from: [], to: [there] } : { from: [there], to: [] } };
  return changeOf(making.kind, at, edits);
}

function changeOf(kind: AnyRecord, place: unknown, edits: CollectedEdits): CollectedChange | null {
  if (whyNotKept({ place, edits })) return null;
  return {
    ...{ title: titleOf(kind, edits, place), kind: kind.id, place, edits },
    ...{ touches: kind.touches.map(({ id }) => id), path: '' },
  };
}
