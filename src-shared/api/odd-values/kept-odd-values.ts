/**
 * Values of one server that were not understood, by record: what the user did not change goes back as it came. A record
 * is known by its id within an area (the calls that have the beginning of their names in common), one without an id by
 * all that it names; settings that name nothing by their area alone.
 */
import { digitsOf, isExactNumber } from '../../kit/exact-number.ts';
import { ApiError } from '../api-error.ts';
import type { OddField } from './odd-fields.ts';
import { hasUnknownId, isIdName } from './stand-in.ts';
import type { OddPlace } from './tolerant-read.ts';

interface KeptValue extends OddField {
  readonly standIns: readonly unknown[];
  /** The call whose answer had it. */
  readonly call: string;
}

/** By where they stand in the record. */
type KeptRecord = Map<string, KeptValue>;
type Fields = Readonly<Record<string, unknown>>;

/** Names of a record's own id; under others it names what it belongs to. */
const ownName = /^(?:_?id|menuid)$/;
const noId = '';
/** Records that are kept. */
const most = 10_000;

export class KeptOddValues {
  readonly #areas = new Map<string, Map<string, KeptRecord>>();

  /** What this answer had; what an earlier one had of the same records is forgotten. `asked`: the call's input. */
  note(call: string, asked: unknown, data: unknown, odd: readonly OddPlace[]): void {
    const area = this.#areaOf(call);
    forget(area, call, asked, data);
    for (const { path, raw, problem, standIns } of odd) {
      const { key, place } = recordAlong(asked, data, path);
      const record = area.get(key) ?? new Map<string, KeptValue>();
      record.set(place, { raw, problem, standIns, call });
      area.set(key, record);
    }
    for (const key of area.keys()) {
      if (area.size <= most) break;
      area.delete(key);
    }
  }

  /** Whether anything is kept that an answer to this call could have right by now. */
  hasOf(call: string): boolean {
    return (this.#areas.get(areaName(call))?.size ?? 0) > 0;
  }

  /** Of the record at this place, by the area of its calls. */
  of(calls: readonly { readonly id: string }[], place: unknown): Readonly<Record<string, OddField>> {
    const keys = keysMeant(place, [noId]);
    const found = calls.flatMap(({ id: call }) => {
      const area = this.#areas.get(areaName(call));
      // A text that came as null is understood: it only goes back as it came.
      return keys.flatMap((key) => [...(area?.get(key) ?? [])].filter(([, { problem }]) => problem !== ''));
    });
    return Object.fromEntries(found);
  }

  /**
   * The fields as they are sent: with what came in the place of each stand-in. Throws where a record is meant whose id
   * was not understood.
   */
  restored(call: string, fields: Fields): Fields {
    const area = this.#areas.get(areaName(call));
    const sent = area && area.size > 0 ? (restoredIn(fields, area, [noId], []) as Fields) : fields;
    if (!hasUnknownId(sent)) return sent;
    const message = 'the id of the record was not understood';
    throw new ApiError({ kind: 'contract', endpoint: call, message });
  }

  #areaOf(call: string): Map<string, KeptRecord> {
    const name = areaName(call);
    const known = this.#areas.get(name) ?? new Map<string, KeptRecord>();
    this.#areas.set(name, known);
    return known;
  }
}

/** An answer that was understood whole has none of them any more. */
function forget(area: Map<string, KeptRecord>, call: string, asked: unknown, data: unknown): void {
  if (area.size === 0) return;
  for (const key of [...keysIn(data), ...keysMeant(asked, [])]) area.delete(key);
  const settings = area.get(noId);
  for (const [place, kept] of settings ?? []) if (kept.call === call) settings?.delete(place);
}

function areaName(call: string): string {
  return call.split('.', 1)[0] ?? '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The ids that an object names, in its order. */
function namedIds(value: unknown): readonly (readonly [name: string, id: string])[] {
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const id = isExactNumber(one) ? digitsOf(one) : typeof one === 'number' ? String(one) : one;
    return isIdName(name) && typeof id === 'string' && id !== '' ? [[name, id] as const] : [];
  });
}

/** By which a record is known: its own id; without one all that it names. null: it names nothing. */
function keyOf(value: unknown): string | null {
  const named = namedIds(value);
  const own = named.find(([name]) => ownName.test(name));
  if (own) return own[1];
  return named.length === 0 ? null : JSON.stringify(named.map(([, id]) => id).sort());
}

/** The keys of the record that a request may mean: of one without an id also what it names first, before where it belongs. */
function keysMeant(value: unknown, otherwise: readonly string[]): readonly string[] {
  const named = namedIds(value);
  const key = keyOf(value);
  const [first] = named;
  if (key === null || !first) return otherwise;
  if (named.some(([name]) => ownName.test(name))) return [key];
  return [key, JSON.stringify([first[1]]), first[1]];
}

/** Of every object in an answer. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const key = keyOf(value);
  return [...(key === null ? [] : [key]), ...Object.values(value).flatMap(keysIn)];
}

/** The nearest object on the way to a value that says what it is, and where in it the value stands; else what was asked for. */
function recordAlong(
  asked: unknown,
  data: unknown,
  path: readonly PropertyKey[],
): { readonly key: string; readonly place: string } {
  let found = { key: keyOf(asked) ?? noId, place: String(path.at(-1)) };
  let here = data;
  for (const [index, next] of path.entries()) {
    const key = keyOf(here);
    if (key !== null) found = { key, place: placeName(path.slice(index)) };
    here = (here as Record<PropertyKey, unknown> | null | undefined)?.[next];
  }
  return found;
}

const placeName = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** `path`: from the record that `keys` may mean. */
function restoredIn(
  value: unknown,
  area: ReadonlyMap<string, KeptRecord>,
  keys: readonly string[],
  path: readonly PropertyKey[],
): unknown {
  if (Array.isArray(value)) return value.map((one, index) => restoredIn(one, area, keys, [...path, index]));
  if (!isFields(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const own = keysMeant(value, []);
  const [now, from] = own.length > 0 ? [own, []] : [keys, path];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
      // Settings that name nothing are told apart by the field alone.
      const place = now.includes(noId) ? name : placeName([...from, name]);
      const odd = now.map((key) => area.get(key)?.get(place)).find((kept) => kept !== undefined);
      if (!odd || !isStandIn(one, odd.standIns)) return [[name, restoredIn(one, area, now, [...from, name])]];
      return odd.raw === undefined ? [] : [[name, odd.raw]];
    }),
  );
}

/** As it stands in the request, where a text, a number and a flag may be spelled otherwise. */
function isStandIn(sent: unknown, standIns: readonly unknown[]): boolean {
  const spelled = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return standIns.some((one) => spelled(one) === spelled(sent));
}
