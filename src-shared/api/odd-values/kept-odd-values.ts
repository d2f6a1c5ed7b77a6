/**
 * Values of one server that were not understood, by record: what the user did not change goes back as it came. A record
 * is known by its ids within an area (the calls that have the beginning of their names in common); settings that have
 * none by their area alone.
 */
import { ApiError } from '../api-error.ts';
import { hasUnknownId } from './stand-in.ts';
import type { OddField } from './odd-fields.ts';
import type { OddPlace } from './tolerant-read.ts';

interface KeptValue extends OddField {
  readonly standIns: readonly unknown[];
  /** The call whose answer had it. */
  readonly call: string;
}

type KeptRecord = Map<string, KeptValue>;
type Fields = Readonly<Record<string, unknown>>;

/** Names under which an object says what it is; `ids` name several. */
const idName = /^(?:_?id|menuid|.*[a-z]Id)$/;
const noId = '';
/** Records that are kept. */
const most = 10_000;

export class KeptOddValues {
  readonly #areas = new Map<string, Map<string, KeptRecord>>();

  /** What this answer had; what an earlier one had of the same records is forgotten. `asked`: the call's input. */
  note(call: string, asked: unknown, data: unknown, odd: readonly OddPlace[]): void {
    const area = this.#areaOf(call);
    this.#forget(area, call, asked, data);
    for (const { path, raw, problem, standIns } of odd) {
      const ids = idsAlong(asked, data, path.slice(0, -1));
      const name = path.at(-1);
      if (typeof name !== 'string') continue;
      for (const id of ids) {
        const record = area.get(id) ?? new Map<string, KeptValue>();
        record.set(name, { raw, problem, standIns, call });
        area.set(id, record);
      }
    }
    for (const id of area.keys()) {
      if (area.size <= most) break;
      area.delete(id);
    }
  }

  /** An answer that was understood whole has none of them any more. */
  #forget(area: Map<string, KeptRecord>, call: string, asked: unknown, data: unknown): void {
    if (area.size === 0) return;
    for (const id of [...idsIn(data), ...ownIds(asked)]) area.delete(id);
    const settings = area.get(noId);
    for (const [name, kept] of settings ?? []) if (kept.call === call) settings?.delete(name);
  }

  /** Of the record at this place, by the area of its calls. */
  of(calls: readonly { readonly id: string }[], place: unknown): Readonly<Record<string, OddField>> {
    const ids = ownIds(place);
    const found = calls.flatMap(({ id: call }) => {
      const area = this.#areas.get(areaName(call));
      return (ids.length > 0 ? ids : [noId]).flatMap((id) => [...(area?.get(id) ?? [])]);
    });
    return Object.fromEntries(found);
  }

  /** The fields as they are sent: with what came in the place of each stand-in. Throws where a record is meant whose id was not understood. */
  restored(call: string, fields: Fields): Fields {
    if (hasUnknownId(fields)) {
      throw new ApiError({
        kind: 'contract',
        endpoint: call,
        message: 'the id of the record was not understood',
      });
    }
    const area = this.#areas.get(areaName(call));
    if (!area || area.size === 0) return fields;
    return restoredIn(fields, area, [noId]) as Fields;
  }

  #areaOf(call: string): Map<string, KeptRecord> {
    const name = areaName(call);
    const known = this.#areas.get(name) ?? new Map<string, KeptRecord>();
    this.#areas.set(name, known);
    return known;
  }
}

function areaName(call: string): string {
  return call.split('.', 1)[0] ?? '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Ids that an object says of itself. */
function ownIds(value: unknown): string[] {
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    idName.test(name) && ['string', 'number', 'object'].includes(typeof one) && one !== null && one !== ''
      ? [String(one)]
      : [],
  );
}

/** Of every object in an answer. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...ownIds(value), ...Object.values(value).flatMap(idsIn)];
}

/** The ids of the nearest object on the way to a value that has any; else those that were asked for. */
function idsAlong(asked: unknown, data: unknown, path: readonly PropertyKey[]): string[] {
  let here = data;
  let found = ownIds(asked);
  for (const key of [null, ...path]) {
    if (key !== null) here = (here as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const own = ownIds(here);
    if (own.length > 0) found = own;
  }
  return found.length > 0 ? found : [noId];
}

function restoredIn(
  value: unknown,
  area: ReadonlyMap<string, KeptRecord>,
  above: readonly string[],
): unknown {
  if (Array.isArray(value)) return value.map((one) => restoredIn(one, area, above));
  if (!isFields(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const own = ownIds(value);
  const ids = own.length > 0 ? own : above;
  const known = ids.flatMap((id) => [...(area.get(id) ?? [])]);
  const kept = new Map(known);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
      const odd = kept.get(name);
      if (!odd || !isStandIn(one, odd.standIns)) return [[name, restoredIn(one, area, ids)]];
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
