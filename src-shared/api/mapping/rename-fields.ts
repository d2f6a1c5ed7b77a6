/**
 * Renames fields at any path. All values are taken out before any is put back, so that two fields can swap names; the
 * innermost are taken first and the outermost put first, so that a list and its items can both be renamed.
 */
import { isExactNumber } from '../../kit/exact-number.ts';
import { everyItem, listPaths, type PathStep, textOfSteps } from './field-path.ts';

export interface Move {
  readonly from: readonly PathStep[];
  readonly to: readonly PathStep[];
}

export interface Renaming {
  readonly moves: readonly Move[];
  /** Names to replace at any depth. */
  readonly anywhere: ReadonlyMap<string, string>;
}

type Plain = Record<string, unknown>;
interface Taken {
  /** The item's index in each list on the path. */
  readonly items: readonly number[];
  readonly value: unknown;
}

/** Returns a new value. A value under a target name already means something else there, and is dropped. */
export function renameFields(value: unknown, { moves, anywhere }: Renaming): unknown {
  const holder: Plain = { root: copyOf(value) };
  const removedByMove = new Map<Move, Taken[]>();
  for (const move of [...moves].sort((a, b) => b.from.length - a.from.length)) {
    const found: Taken[] = [];
    takeOut(holder, 'root', move.from, [], (items, one) => found.push({ items, value: one }));
    removedByMove.set(move, found);
  }
  holder.root = renameAnywhere(holder.root, anywhere);
  for (const move of [...moves].sort((a, b) => a.to.length - b.to.length)) {
    takeOut(holder, 'root', move.to, [], () => undefined);
    for (const { items, value: found } of removedByMove.get(move) ?? [])
      holder.root = putField(holder.root, move.to, items, renameAnywhere(found, anywhere));
  }
  return holder.root;
}

/** Whether a value is searched for names; files and exact numbers are plain values. */
export function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isExactNumber(value))
    return false;
  const made = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null;
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyOf(one)]));
}

/** `holder[key]` is the value from which the steps start. */
function takeOut(
  holder: Plain | unknown[],
  key: string | number,
  steps: readonly PathStep[],
  items: readonly number[],
  take: (items: readonly number[], found: unknown) => void,
): void {
  const here = Reflect.get(holder, key);
  const [step, ...rest] = steps;
  if (step === undefined) {
    // A field that is the whole data leaves an empty object for the fields around it.
    take(items, here);
    Reflect.set(holder, key, {});
  } else if (step === everyItem) {
    if (!Array.isArray(here)) return;
    for (const index of here.keys()) takeOut(here, index, rest, [...items, index], take);
  } else if (isPlain(here) && Object.hasOwn(here, step)) {
    if (rest.length > 0) {
      takeOut(here, step, rest, items, take);
    } else {
      take(items, here[step]);
      delete here[step];
    }
  }
}

/** Puts a field at these steps, in place; `items` are the indexes in each list on the path. */
export function putField(
  here: unknown,
  steps: readonly PathStep[],
  items: readonly number[],
  value: unknown,
): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (step === everyItem) {
    const list: unknown[] = Array.isArray(here) ? here : [];
    const [index = 0, ...others] = items;
    list[index] = putField(list[index], rest, others, value);
    return list;
  }
  const fields: Plain = isPlain(here) ? here : {};
  fields[step] = putField(Object.hasOwn(fields, step) ? fields[step] : undefined, rest, items, value);
  return fields;
}

function renameAnywhere(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (names.size === 0) return value;
  if (Array.isArray(value)) return value.map((one) => renameAnywhere(one, names));
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, renameAnywhere(one, names)] as const);
  const renamed = fields.flatMap(([name, one]) => {
    const next = names.get(name);
    return next === undefined ? [] : [[next, one] as const];
  });
  return Object.fromEntries([...fields.filter(([name]) => !names.has(name)), ...renamed]);
}

/**
 * The moves, with a move for each list on their paths: `rows[].id` as `items[].code` implies that `rows` is `items`.
 * Returns null where two lines map one list to two paths, or the two sides have different numbers of lists.
 */
export function withLists(moves: readonly Move[]): readonly Move[] | null {
  const all = new Map(moves.map((move) => [textOfSteps(move.from), move]));
  for (const { from, to } of moves) {
    const [ours, theirs] = [listPaths(from), listPaths(to)];
    if (ours.length !== theirs.length) return null;
    for (const [at, list] of ours.entries()) {
      const steps = theirs[at] ?? [];
      const known = all.get(textOfSteps(list));
      if (known && textOfSteps(known.to) !== textOfSteps(steps)) return null;
      all.set(textOfSteps(list), { from: list, to: steps });
    }
  }
  return [...all.values()].filter((move) => textOfSteps(move.from) !== textOfSteps(move.to));
}
