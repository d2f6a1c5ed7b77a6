/** A model of a platform with plain records in memory, whose kinds are declared like the real ones. */
import * as z from 'zod';
import { get, post } from '../../../api/endpoint.ts';
import { sameValue } from '../../../kit/merge.ts';
import type { Random } from '../../../kit/random.ts';
import { GoneRecord } from '../../common/record/record.ts';
import type { AnyRecord } from '../../records/records.ts';
import type { Applying, SendResult, ToSend } from '../apply.ts';
import type { CollectedChange } from '../collected-change.ts';

type Values = Record<string, unknown>;
/** The records by kind and id. */
export type Held = Record<string, Record<string, Values>>;

const read = get('model.read', '/api/model/read', { chosen: 'a model' });
const write = post('model.write', '/api/model/write', {
  chosen: 'a model',
  request: { kind: z.string(), place: z.unknown(), after: z.unknown() },
  example: { kind: '', place: null, after: null },
});
export const modelKinds = ['thing', 'other'] as const;
const names = ['a', 'b', 'c'] as const;

export function createModel(held: Held = Object.fromEntries(modelKinds.map((kind) => [kind, {}]))) {
  const of = (kind: string) => (held[kind] ??= {});
  const record = (id: string): AnyRecord => ({
    id,
    locator: z.strictObject({ id: z.string() }),
    touches: [read],
    title: () => 'common.save',
    label: (name) => ({ text: name }),
    async read(_, locator) {
      const found = of(id)[(locator as { id: string }).id];
      if (!found) throw new GoneRecord();
      return structuredClone(found);
    },
    write: (locator, after) => ({ endpoint: write, input: { kind: id, place: locator, after } }),
  });
  const presence = (id: string): AnyRecord => ({
    id: `${id}Presence`,
    locator: z.strictObject({ ids: z.array(z.string()) }),
    touches: [read],
    title: () => 'common.save',
    label: (name) => ({ text: name }),
    async read(_, locator) {
      const { ids } = locator as { ids: string[] };
      return {
        there: ids.flatMap((one) => (of(id)[one] ? [{ id: one, ...structuredClone(of(id)[one]) }] : [])),
      };
    },
    write: (locator, after) => ({ endpoint: write, input: { kind: id, place: locator, after } }),
  });
  const kinds = new Map(
    modelKinds.flatMap((id) => [record(id), presence(id)]).map((kind) => [kind.id, kind] as const),
  );
  const made: string[] = [];
  const make = ({ kind, locator, after, changed, key }: ToSend): void => {
    if (made.includes(key)) return;
    made.push(key);
    if (!kind.id.endsWith('Presence')) {
      const { id } = locator as { id: string };
      for (const name of changed) (of(kind.id)[id] ?? {})[name] = structuredClone(after[name]);
      return;
    }
    const own = kind.id.replace('Presence', '');
    for (const id of (locator as { ids: string[] }).ids) delete of(own)[id];
    for (const { id, ...values } of after.there as ({ id: string } & Values)[]) {
      of(own)[id] = structuredClone(values);
    }
  };
  let keys = 0;
  const applied: CollectedChange[] = [];
  const results: string[] = [];
  const kept = new Map<CollectedChange, string>();
  /** Returns the dependencies of `applyChanges` for this model; `line` decides the fate of each call. */
  const how = (
    line: (write: ToSend) => SendResult['result'] | 'cut' = () => 'done',
  ): Applying<CollectedChange> => ({
    kindOf: async (id) => kinds.get(id) ?? null,
    ask: () => Promise.reject(new Error('a model reads itself')),
    hasBegun: (change) => kept.has(change),
    async begin(change) {
      const key = kept.get(change) ?? `key ${++keys}`;
      kept.set(change, key);
      return { key, approver: '' };
    },
    async send(wanted) {
      const came = line(wanted);
      if (came === 'done' || came === 'cut') make(wanted);
      return came === 'done'
        ? { result: came, answer: null }
        : { result: came === 'cut' ? 'unknown' : came, message: came };
    },
    async finish(change, outcome) {
      results.push(outcome.result);
      if (outcome.result !== 'unknown') kept.delete(change);
      if (outcome.applied) applied.push({ ...change, ...outcome.applied });
    },
    words: String,
    refusal: (_, __, problems) => problems.map(({ name }) => name).join(),
  });
  return { held, kinds, how, made, applied, results };
}

/** Returns successive random changes, each based on the state after the one before, and the final state. */
export function randomChanges(random: Random, start: Held, count: number) {
  const now = structuredClone(start);
  let made = 0;
  const changes: CollectedChange[] = [];
  const collect = (kind: string, locator: unknown, edits: CollectedChange['edits']) =>
    changes.push({ title: 'common.save', touches: [], path: '', kind, place: locator, edits });
  while (changes.length < count) {
    const kind = random.pick(modelKinds);
    now[kind] ??= {};
    const ids = Object.keys(now[kind]);
    const what = random.between(0, 9);
    if (what < 2 || ids.length === 0) {
      const id = `${kind}${Object.keys(start[kind] ?? {}).length + ++made}`;
      const values = { a: random.between(0, 3), b: random.hex(2), c: [id] };
      collect(`${kind}Presence`, { ids: [id] }, { there: { from: [], to: [{ id, ...values }] } });
      now[kind][id] = values;
    } else if (what < 3) {
      const id = random.pick(ids);
      collect(`${kind}Presence`, { ids: [id] }, { there: { from: [{ id, ...now[kind][id] }], to: [] } });
      delete now[kind][id];
    } else {
      const id = random.pick(ids);
      const name = random.pick(names);
      const from = now[kind][id]?.[name];
      const wanted = { a: random.between(0, 5), b: random.hex(1), c: [random.pick(ids)] };
      const to = wanted[name];
      if (sameValue(from, to)) continue;
      collect(kind, { id }, { [name]: { from, to } });
      (now[kind][id] ?? {})[name] = to;
    }
  }
  return { changes: structuredClone(changes), after: now };
}
