/** Translates records of the second configuration to the first server's ids; missing things get new ids. */
import { hasUnknownId } from '../../api/odd-values/stand-in.ts';
import { type CollectedChange, type CollectedEdits, whyNotKept } from '../changes/collected-change.ts';
import { changeTitleOf } from '../changes/inverse.ts';
import type { NamedReference } from '../changes/mapping/names.ts';
import { type Reference, referenceKey } from '../changes/mapping/reference-kinds.ts';
import { ownKind, recordWithIds } from '../changes/mapping/references.ts';
import type { AnyListedKind } from '../records/listed/listed-kind.ts';
import type { AnyRecord } from '../records/records.ts';
import type { Configuration, ConfigurationRecord } from './configuration.ts';
import type { MatchedRecords } from './match-records.ts';
import type { Pairing } from './pair-records.ts';

export interface RecordTranslation {
  /** Translates the values of `fields`; `missing` lists the references that the first configuration lacks. */
  readonly translate: (
    listed: AnyListedKind,
    record: ConfigurationRecord,
    fields: readonly string[],
  ) => ConfigurationRecord & { readonly missing: readonly Reference[] };
  readonly changeOf: (kind: AnyRecord, locator: unknown, edits: CollectedEdits) => CollectedChange | null;
  readonly presence: (
    listed: AnyListedKind,
    record: ConfigurationRecord,
    state: 'added' | 'removed',
  ) => CollectedChange | null;
  /** The names of the first configuration, and of every translated reference that the first one lacks. */
  readonly names: () => readonly NamedReference[];
}

export function translateRecords(
  first: Configuration,
  paired: readonly { readonly listedKind: AnyListedKind; readonly pairing: Pairing }[],
  { toFirst, second, isTaken }: MatchedRecords,
): RecordTranslation {
  const newIds = new Map<string, string>();
  const lacking = new Map<string, NamedReference>();
  /** Ids already assigned: a new record must not take an id that means something else in the first configuration. */
  const usedIds = new Set<string>();
  const free = ({ kind, id: wanted }: Reference): string => {
    let id = wanted;
    while (
      /* wall: configuration-id-taken */ isTaken({ kind, id }) ||
      usedIds.has(referenceKey({ kind, id }))
    )
      id = nextId(id);
    usedIds.add(referenceKey({ kind, id }));
    return id;
  };
  for (const { listedKind, pairing } of paired) {
    const kind = ownKind(listedKind.kind.id);
    for (const { record } of listedKind.making ? pairing.onlySecond : []) {
      const { id } = Object(record.place) as { readonly id?: unknown };
      if (typeof id === 'string') newIds.set(referenceKey({ kind, id }), free({ kind, id }));
    }
    for (const [one, other] of pairing.pairs) {
      const [here, there] = [one, other].map(({ record }) => Object(record.place).id as unknown);
      if (typeof here === 'string' && typeof there === 'string')
        newIds.set(referenceKey({ kind, id: there }), here);
    }
  }
  const idOf = (reference: Reference, lacks: (reference: Reference) => void): string => {
    const key = referenceKey(reference);
    const known = newIds.get(key) ?? toFirst(reference);
    if (known !== null) return known;
    const name = second.namedReference(reference);
    const id = [...lacking.values()].find((one) => one.kind === name?.kind && one.key === name.key)?.id;
    const own = id ?? free(reference);
    if (name && id === undefined) lacking.set(referenceKey({ ...reference, id: own }), { ...name, id: own });
    lacks({ kind: reference.kind, id: own });
    return own;
  };
  const changeOf: RecordTranslation['changeOf'] = (kind, locator, edits) => {
    // A stand-in for an unknown id names nothing on any server.
    if (hasUnknownId([locator, edits]) || whyNotKept({ place: locator, edits })) return null;
    return {
      title: changeTitleOf(kind, edits, locator),
      kind: kind.id,
      place: locator,
      edits,
      touches: kind.touches.map(({ id }) => id),
      path: '',
    };
  };
  return {
    translate({ kind }, record, fields) {
      const missing = new Map<string, Reference>();
      const values = Object.fromEntries(fields.map((name) => [name, record.values[name]]));
      const lacks = (reference: Reference) => missing.set(referenceKey(reference), reference);
      const over = recordWithIds({ ...record, values }, kind, (reference) => idOf(reference, lacks));
      return { ...over, missing: [...missing.values()] };
    },
    changeOf,
    presence({ making }, { place, values, notUnderstood }, state) {
      // A record is not created from a part of its values, nor deleted where only a part could be created again.
      if (!making || notUnderstood) return null;
      const { locator: at, presence } = making.at(place, values);
      const edits = {
        there: state === 'added' ? { from: [], to: [presence] } : { from: [presence], to: [] },
      };
      return changeOf(making.kind, at, edits);
    },
    names: () => [...(first.names ?? []), ...lacking.values()],
  };
}

/** Returns the next id of a series: `SEG9` after `SEG8`, the next number after a number of any length. */
function nextId(id: string): string {
  const [, head = id, digits = ''] = /^(.*?)(\d*)$/s.exec(id) ?? [];
  const next = digits === '' ? '1' : String(BigInt(digits) + 1n);
  return `${head}${next.padStart(digits.length, '0')}`;
}
