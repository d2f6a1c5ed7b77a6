/**
 * The wire types of a server's ids. Inside the console an id is a text; one that came as a number is sent as a number,
 * digit for digit. The knowledge is learned from a server's answers and holds for that server only.
 */
import { digitsOf, type ExactNumber, numberOf } from '../kit/exact-number.ts';

/** Ids in one generation of an area. Two generations are kept; the older one is dropped. */
const most = 50_000;
/** Field names on the wire that hold ids: `id`, `ids`, `_id`, `deptId`, `menuIds`, `menuid`. */
export const nameOfIds = /^(?:_?ids?|menuid|.*[a-z]Ids?)$/;
/** Field names on the wire of lists of ids that do not say so. */
const listsOfIds: ReadonlySet<string> = new Set(['departments']);
const digitsOfId = /^-?(?:0|[1-9]\d*)$/;
/** A number with this many digits can only be an id: a server's 64-bit integer. */
const longId = 16;

interface Area {
  /** Ids that came as numbers in the area's answers. */
  young: Set<string>;
  old: Set<string>;
  /** Whether other numeric ids came as texts, and whether long ones did. */
  texts: boolean;
  longTexts: boolean;
}

/** Knowledge about one server by area; calls whose ids share their beginning form an area. */
export type IdTypes = Map<string, Area>;

export function createIdTypes(): IdTypes {
  return new Map();
}

let reading: Area | null = null;

/** Attributes the ids that `work` decodes synchronously to this call. */
export function readingIds<T>(types: IdTypes | undefined, call: string, work: () => T): T {
  if (!types) return work();
  const outer = reading;
  reading = areaOf(types, call);
  try {
    return work();
  } finally {
    reading = outer;
  }
}

/** An id from the wire as a text. */
export function idFrom(wire: string | number | ExactNumber): string {
  if (typeof wire === 'string') {
    if (reading && !reading.longTexts) noteText(reading, wire);
    return wire;
  }
  const digits = digitsOf(wire);
  if (reading && digitsOfId.test(digits)) keep(reading, digits);
  return digits;
}

/** The fields for sending: ids that the server gave as numbers become numbers. */
export function withNumberIds<Fields>(fields: Fields, types: IdTypes | undefined, call: string): Fields {
  if (!types || ![...types.values()].some(({ young }) => young.size > 0)) return fields;
  const cameAsNumber = numberIn(types, call);
  return typed(fields, false, cameAsNumber) as Fields;
}

/** The ids in `value` that the server gave as numbers, for sending from another window or later. */
export function numberIdsIn(value: unknown, types: IdTypes | undefined): string[] {
  if (!types || types.size === 0) return [];
  const areas = [...types.values()];
  return [...new Set(textsIn(value))].filter((text) => isGiven(text, areas));
}

/** Adds ids that another process learned from the server. */
export function keepNumberIds(ids: readonly string[], types: IdTypes): void {
  const area = areaOf(types, '');
  for (const id of ids) if (digitsOfId.test(id)) keep(area, id);
}

function areaOf(types: IdTypes, call: string): Area {
  const name = nameOfArea(call);
  const known = types.get(name);
  if (known) return known;
  const area: Area = { young: new Set(), old: new Set(), texts: false, longTexts: false };
  types.set(name, area);
  return area;
}

function nameOfArea(call: string): string {
  return call.split('.', 1)[0] ?? '';
}

function noteText(area: Area, id: string): void {
  if (area.texts && id.length < longId) return;
  if (!digitsOfId.test(id)) return;
  area.texts = true;
  area.longTexts = id.length >= longId;
}

function keep(area: Area, digits: string): void {
  if (area.young.size >= most) {
    area.old = area.young;
    area.young = new Set();
  }
  area.young.add(digits);
}

/**
 * An area's own ids decide first: where they are texts, an id that only other areas gave as a number stays a text. A
 * long id that was never seen (from a page's address, from a file) follows the server's other ids.
 */
function numberIn(types: IdTypes, call: string): (digits: string) => boolean {
  const areaTypes = types.get(nameOfArea(call));
  const all = [...types.values()];
  const areas = areaTypes?.texts ? [areaTypes] : all;
  const numbersOnly = all.some(({ young }) => young.size > 0) && !all.some(({ longTexts }) => longTexts);
  return (digits) =>
    digitsOfId.test(digits) && ((numbersOnly && digits.length >= longId) || isGiven(digits, areas));
}

function isGiven(digits: string, areas: readonly Area[]): boolean {
  return areas.some(({ young, old }) => young.has(digits) || old.has(digits));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function typed(value: unknown, isId: boolean, isNumber: (digits: string) => boolean): unknown {
  if (typeof value === 'string') return isId && isNumber(value) ? numberOf(value) : value;
  if (Array.isArray(value)) return value.map((one) => typed(one, isId, isNumber));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typed(one, nameOfIds.test(name) || listsOfIds.has(name), isNumber),
    ]),
  );
}
