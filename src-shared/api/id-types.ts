/**
 * In which type a server gave its ids. Inside the console an id is a text; one that came as a number goes back as one,
 * digit for digit. What is known is known of one server, and learned from its answers.
 */
import { digitsOf, type ExactNumber, numberOf } from '../kit/exact-number.ts';

/** Ids of one area that are kept; twice as many are, and the older half is let go. */
const most = 50_000;
/** Whether it is an id tells a field's name on the wire: `id`, `ids`, `_id`, `deptId`, `menuIds`, `menuid`. */
export const nameOfIds = /^(?:_?ids?|menuid|.*[a-z]Ids?)$/;
const digitsOfId = /^-?(?:0|[1-9]\d*)$/;
/** Digits of an id that is nothing else: of a server's sixty-four bits. */
const longId = 16;

interface Area {
  /** Digits that came as numbers in its answers. */
  young: Set<string>;
  old: Set<string>;
  /** Other ids of digits came as texts, also long ones. */
  texts: boolean;
  longTexts: boolean;
}

/** What is known of one server, by area: the calls that have the beginning of their names in common. */
export type IdTypes = Map<string, Area>;

export function createIdTypes(): IdTypes {
  return new Map();
}

let reading: Area | null = null;

/** What `work` decodes at once was answered to the call of this name. */
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

/** An id of the wire as the text that it is here. */
export function idFrom(wire: string | number | ExactNumber): string {
  if (typeof wire === 'string') {
    if (reading && !reading.longTexts) noteText(reading, wire);
    return wire;
  }
  const digits = digitsOf(wire);
  if (reading && digitsOfId.test(digits)) keep(reading, digits);
  return digits;
}

/** The fields as they are sent to the server: with numbers for the ids that it gave as numbers. */
export function withNumberIds<Fields>(fields: Fields, types: IdTypes | undefined, call: string): Fields {
  if (!types || ![...types.values()].some(({ young }) => young.size > 0)) return fields;
  const cameAsNumber = numberIn(types, call);
  return typed(fields, false, cameAsNumber) as Fields;
}

/** The ids in `value` that the server gave as numbers, for whoever sends them from another window or later. */
export function numberIdsIn(value: unknown, types: IdTypes | undefined): string[] {
  if (!types || types.size === 0) return [];
  const areas = [...types.values()];
  return [...new Set(textsIn(value))].filter((text) => isGiven(text, areas));
}

/** What another process learned of the server. */
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
 * An area's own word counts first; an id that only others gave as a number is a text where its ids are texts. A long id
 * that was not given yet is as the server's others: of a page's address, of a file.
 */
function numberIn(types: IdTypes, call: string): (digits: string) => boolean {
  const own = types.get(nameOfArea(call));
  const all = [...types.values()];
  const areas = own?.texts ? [own] : all;
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
    Object.entries(value).map(([name, one]) => [name, typed(one, nameOfIds.test(name), isNumber)]),
  );
}
