/** Records of the second configuration as the first one's server has them: with its ids, and new ones for what it lacks. */
import { type CollectedChange, type CollectedEdits, whyNotKept } from '../changes/collected.ts';
import { titleOf } from '../changes/inverse.ts';
import type { NamedReference } from '../changes/mapping/names.ts';
import { type Reference, referenceKey } from '../changes/mapping/reference-kinds.ts';
import { ownKind, recordWithIds } from '../changes/mapping/references.ts';
import type { AnyListedKind } from '../records/listed/listed-kind.ts';
import type { AnyRecord } from '../records/records.ts';
import type { Configuration, ConfigurationRecord } from './configuration.ts';
import type { KnownThings } from './known-things.ts';
import type { Pairing } from './pair-records.ts';

export interface Carried {
  /** `fields`: those whose references have to be there. */
  readonly over: (
    listed: AnyListedKind,
    record: ConfigurationRecord,
    fields: readonly string[],
  ) => ConfigurationRecord & { readonly missing: readonly Reference[] };
  readonly changeOf: (kind: AnyRecord, place: unknown, edits: CollectedEdits) => CollectedChange | null;
  readonly presence: (
    listed: AnyListedKind,
    place: unknown,
    values: ConfigurationRecord['values'],
    state: 'added' | 'removed',
  ) => CollectedChange | null;
  /** What stands behind the ids of everything that was carried over or is of the first. */
  readonly names: () => readonly NamedReference[];
}

export function carriedOver(
  first: Configuration,
  paired: readonly { readonly listed: AnyListedKind; readonly pairing: Pairing }[],
  { toFirst, second, isTaken }: KnownThings,
): Carried {
  const made = new Map<string, string>();
  const lacking = new Map<string, NamedReference>();
  /** An id of the second that stands for something else in the first is none of a new record. */
  const given = new Set<string>();
  const free = ({ kind, id: wanted }: Reference): string => {
    let id = wanted;
    while (isTaken({ kind, id }) || given.has(referenceKey({ kind, id }))) id = nextId(id);
    given.add(referenceKey({ kind, id }));
    return id;
  };
  for (const { listed, pairing } of paired) {
    const kind = ownKind(listed.kind.id);
    for (const { record } of listed.making ? pairing.onlySecond : []) {
      const { id } = Object(record.place) as { readonly id?: unknown };
      if (typeof id === 'string') made.set(referenceKey({ kind, id }), free({ kind, id }));
    }
    for (const [one, other] of pairing.pairs) {
      const [here, there] = [one, other].map(({ record }) => Object(record.place).id as unknown);
      if (typeof here === 'string' && typeof there === 'string')
        made.set(referenceKey({ kind, id: there }), here);
    }
  }
  const idOf = (reference: Reference, lacks: (reference: Reference) => void): string => {
    const key = referenceKey(reference);
    const known = made.get(key) ?? toFirst(reference);
    if (known !== null) return known;
    const said = second.named(reference);
    const id = [...lacking.values()].find((one) => one.kind === said?.kind && one.key === said.key)?.id;
    const own = id ?? free(reference);
    if (said && id === undefined) lacking.set(referenceKey({ ...reference, id: own }), { ...said, id: own });
    lacks({ kind: reference.kind, id: own });
    return own;
  };
  const changeOf: Carried['changeOf'] = (kind, place, edits) => {
    if (whyNotKept({ place, edits })) return null;
    return {
      title: titleOf(kind, edits, place),
      kind: kind.id,
      place,
      edits,
      touches: kind.touches.map(({ id }) => id),
      path: '',
    };
  };
  return {
    over({ kind }, record, fields) {
      const missing = new Map<string, Reference>();
      const values = Object.fromEntries(fields.map((name) => [name, record.values[name]]));
      const lacks = (reference: Reference) => missing.set(referenceKey(reference), reference);
      const over = recordWithIds({ ...record, values }, kind, (reference) => idOf(reference, lacks));
      return { ...over, missing: [...missing.values()] };
    },
    changeOf,
    presence({ making }, place, values, state) {
      if (!making) return null;
      const { place: at, there } = making.at(place, values);
      const edits = { there: state === 'added' ? { from: [], to: [there] } : { from: [there], to: [] } };
      return changeOf(making.kind, at, edits);
    },
    names: () => [...(first.names ?? []), ...lacking.values()],
  };
}

/** Another one like it: `SEG9` after `SEG8`, the next number after a number of any length. */
function nextId(id: string): string {
  const [, head = id, digits = ''] = /^(.*?)(\d*)$/s.exec(id) ?? [];
  const next = digits === '' ? '1' : String(BigInt(digits) + 1n);
  return `${head}${next.padStart(digits.length, '0')}`;
}
