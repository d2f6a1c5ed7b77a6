/**
 * Odd values of one server by record, so that values which the user did not change are sent back as they came. A record
 * is identified within an area (calls whose ids share their beginning) by its id, or by all ids that it has; settings
 * without any id by their area alone, or by the name that their calls declare.
 */
import { digitsOf, isExactNumber } from '../../kit/exact-number.ts';
import { ApiError } from '../api-error.ts';
import type { Endpoint } from '../endpoint.ts';
import { listIn, type OddEntries, wholeAsItCame, withOddEntries, writtenLike } from './odd-entries.ts';
import type { OddField } from './odd-fields.ts';
import { hasUnknownId, isIdName } from './stand-in.ts';
import type { OddPosition } from './tolerant-read.ts';

interface KeptValue extends OddField {
  readonly standIns: readonly unknown[];
  readonly entries?: OddEntries;
  /** The call whose answer had the value. */
  readonly call: string;
  /** The name in a language that nobody knows: a list of names that is saved takes it along. */
  readonly foreignName?: Fields;
}

/** Odd values by their path in the record. */
type KeptRecord = Map<string, KeptValue>;
type Fields = Readonly<Record<string, unknown>>;
type DeclaredCall = Pick<Endpoint, 'id' | 'record'>;

/** Field names of a record's own id; other ids name the record that it belongs to. */
const ownName = /^(?:_?id|menuid)$/;
const noId = '';
/** Most records that are kept. */
const most = 10_000;

export class StoredOddValues {
  readonly #areas = new Map<string, Map<string, KeptRecord>>();

  /** Replaces the odd values of an answer's records by those of this answer. `input` is the call's input. */
  note(call: DeclaredCall, input: unknown, data: unknown, odd: readonly OddPosition[]): void {
    const area = this.#areaOf(call);
    forget(area, call, input, data);
    for (const { path, raw, problem, standIns, entries } of odd) {
      const { key, field } = recordAlong(call, input, data, path);
      const record = area.get(key) ?? new Map<string, KeptValue>();
      const foreignName = nameInUnknownLanguage(data, path);
      record.set(field, {
        raw,
        problem,
        standIns,
        call: call.id,
        ...(entries && { entries, isEntry: true }),
        ...(foreignName && { foreignName }),
      });
      area.set(key, record);
    }
    for (const key of area.keys()) {
      if (area.size <= most) break;
      area.delete(key);
    }
  }

  /** Whether an answer to this call could correct any kept value. */
  hasOf(call: DeclaredCall): boolean {
    return (this.#areas.get(areaName(call))?.size ?? 0) > 0;
  }

  /** Odd values of the record with this locator, in the areas of these calls. */
  of(calls: readonly DeclaredCall[], locator: unknown): Readonly<Record<string, OddField>> {
    const found = calls.flatMap((call) => {
      const keys = keysMeant(call, locator, [noId]);
      const area = this.#areas.get(areaName(call));
      // A text that came as null is not odd for the user; it is only sent back as null.
      return keys.flatMap((key) => [...(area?.get(key) ?? [])].filter(([, { problem }]) => problem !== ''));
    });
    return Object.fromEntries(found);
  }

  /** Whether a request sets a field of its record whose value was not understood, apart from entries of a list. */
  overwrites(call: DeclaredCall, input: unknown): boolean {
    const area = this.#areas.get(areaName(call));
    if (!isFields(input) || !area) return false;
    const keys = keysMeant(call, input, [noId]);
    return Object.entries(input).some(([name, value]) => {
      const kept = keys.map((key) => area.get(key)?.get(name)).find((one) => one !== undefined);
      return kept !== undefined && kept.problem !== '' && !kept.entries && !isStandIn(value, kept.standIns);
    });
  }

  /** The fields with original values for unchanged stand-ins. Throws for a record whose id is odd. */
  restored(call: DeclaredCall, fields: Fields): Fields {
    const area = this.#areas.get(areaName(call));
    const sent = area && area.size > 0 ? (restoredIn(fields, { call, area }, [noId], []) as Fields) : fields;
    if (!hasUnknownId(sent)) return sent;
    const message = 'the id of the record was not understood';
    throw new ApiError({ kind: 'contract', endpoint: call.id, message });
  }

  #areaOf(call: DeclaredCall): Map<string, KeptRecord> {
    const name = areaName(call);
    const known = this.#areas.get(name) ?? new Map<string, KeptRecord>();
    this.#areas.set(name, known);
    return known;
  }
}

/** Forgets the records of an answer, because it was read completely. */
function forget(area: Map<string, KeptRecord>, call: DeclaredCall, asked: unknown, data: unknown): void {
  if (area.size === 0) return;
  for (const key of [...keysIn(call, data), ...keysMeant(call, asked, [])]) area.delete(key);
  const settings = area.get(noId);
  for (const [field, kept] of settings ?? []) if (kept.call === call.id) settings?.delete(field);
}

/** A setting that its calls name is an area of its own. */
function areaName({ id, record }: DeclaredCall): string {
  const [area = ''] = id.split('.', 1);
  return record?.setting === undefined ? area : `${area}.${record.setting}`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The ids in an object, in the order of its fields; a config record's key is one. */
function namedIds(
  { record }: DeclaredCall,
  value: unknown,
): readonly (readonly [name: string, id: string])[] {
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const id = isExactNumber(one) ? digitsOf(one) : typeof one === 'number' ? String(one) : one;
    return (isIdName(name) || name === 'configKey' || name === record?.key) &&
      typeof id === 'string' &&
      id !== ''
      ? [[name, id] as const]
      : [];
  });
}

/** The key of a record: its own id, or all its ids; null for an object without ids. */
function keyOf(call: DeclaredCall, value: unknown): string | null {
  const named = namedIds(call, value);
  const own = named.find(([name]) => ownName.test(name));
  if (own) return own[1];
  return named.length === 0 ? null : JSON.stringify(named.map(([, id]) => id).sort());
}

/** Possible keys of the record in a request. A record without an own id may also be known by its first id alone. */
function keysMeant(call: DeclaredCall, value: unknown, otherwise: readonly string[]): readonly string[] {
  const named = namedIds(call, value);
  const key = keyOf(call, value);
  const [first] = named;
  if (key === null || !first) return otherwise;
  if (named.some(([name]) => ownName.test(name))) return [key];
  return [key, JSON.stringify([first[1]]), first[1]];
}

/** The keys of all objects in an answer. */
function keysIn(call: DeclaredCall, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const key = keyOf(call, value);
  const below = Object.values(value).flatMap((one) => keysIn(call, one));
  return [...(key === null ? [] : [key]), ...below];
}

/** The innermost object with ids on the way to a value, and the value's path in it; otherwise the call's input. */
function recordAlong(
  call: DeclaredCall,
  asked: unknown,
  data: unknown,
  path: readonly PropertyKey[],
): { readonly key: string; readonly field: string } {
  let key: string | null = null;
  let steps: readonly PropertyKey[] = [];
  let here = data;
  for (const next of path) {
    const own = keyOf(call, here);
    if (own !== null) [key, steps] = [own, []];
    here = (here as Record<PropertyKey, unknown> | null | undefined)?.[next];
    steps = [...steps, stepTo(next, here)];
  }
  if (key !== null) return { key, field: pathName(steps) };
  const from = steps.findIndex((step) => step === call.record?.foreignPart || isLanguage(step));
  return { key: keyOf(call, asked) ?? noId, field: pathName(steps.slice(from)) };
}

/** A name among those in several languages is found by its language, wherever its list stands. */
function stepTo(next: PropertyKey, value: unknown): PropertyKey {
  return typeof next === 'number' && isFields(value) && typeof value.lang === 'string'
    ? `lang=${value.lang}`
    : next;
}
/** The entry of a list of names whose language is the value at `path`; null for any other value. */
function nameInUnknownLanguage(data: unknown, path: readonly PropertyKey[]): Fields | null {
  if (path.at(-1) !== 'lang' || typeof path.at(-2) !== 'number') return null;
  const [whole, entry] = [-2, -1].map((end) =>
    path.slice(0, end).reduce<unknown>((here, key) => Reflect.get(Object(here), key), data),
  );
  if (!Array.isArray(whole) || !isFields(entry) || typeof entry.lang !== 'string') return null;
  return { lang: entry.lang, name: entry.name };
}

/** The names of a record that a list of names lacks: those in languages that nobody knows. */
function foreignNames(list: readonly unknown[], { area }: Restoring, keys: readonly string[]): Fields[] {
  const isOfNames = list.length > 0 && list.every((one) => isFields(one) && 'lang' in one && 'name' in one);
  if (!isOfNames) return [];
  return [...new Set(keys)].flatMap((key) =>
    [...(area.get(key)?.values() ?? [])].flatMap(({ foreignName }) => (foreignName ? [foreignName] : [])),
  );
}

const isLanguage = (step: PropertyKey): boolean => String(step).startsWith('lang=');

const pathName = (path: readonly PropertyKey[]): string => path.map(String).join('.');

interface Restoring {
  readonly call: DeclaredCall;
  readonly area: ReadonlyMap<string, KeptRecord>;
}

/** `path` starts at the record that `keys` identify. */
function restoredIn(
  value: unknown,
  restoring: Restoring,
  keys: readonly string[],
  path: readonly PropertyKey[],
): unknown {
  const { call, area } = restoring;
  if (Array.isArray(value)) {
    const list = value.map((one, index) => restoredIn(one, restoring, keys, [...path, stepTo(index, one)]));
    return [...list, ...foreignNames(value, restoring, keys)];
  }
  if (!isFields(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const keyNames = keysMeant(call, value, []);
  const [now, from] = keyNames.length > 0 ? [keyNames, []] : [keys, path];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
      // Settings without an id are identified by the field's name alone.
      const fields = now.includes(noId) ? [name] : fieldsMeant([...from, name]);
      const odd = now
        .flatMap((key) => fields.map((field) => area.get(key)?.get(field)))
        .find((kept) => kept !== undefined);
      const isUnchanged = odd !== undefined && isStandIn(one, odd.standIns);
      const list = odd?.entries && listIn(one);
      if (odd?.entries && list && !isUnchanged)
        return [[name, writtenLike(one, withOddEntries(list, odd.entries))]];
      if (!odd || !isUnchanged)
        return [
          [name, restoredIn(one, restoring, now, name === call.record?.ownPart ? from : [...from, name])],
        ];
      const raw = odd.entries ? wholeAsItCame(odd.entries) : odd.raw;
      return raw === undefined ? [] : [[name, raw]];
    }),
  );
}

/** Possible fields of a value in a request: a list of names in languages may be called otherwise in the answer. */
function fieldsMeant(path: readonly PropertyKey[]): readonly string[] {
  const at = path.findIndex(isLanguage);
  return at < 0 ? [pathName(path)] : [pathName(path), pathName(path.slice(at))];
}

/** Compares a value of the request with stand-ins, ignoring whether a scalar is a text, a number or a flag. */
function isStandIn(sent: unknown, standIns: readonly unknown[]): boolean {
  const spelled = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return standIns.some((one) => spelled(one) === spelled(sent));
}
