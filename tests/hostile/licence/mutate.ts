/** Seeded structural mutations of a text and of a JSON value. */
import type { Random } from '#shared/kit/random.ts';

const scraps = [
  '\n',
  '\r\n',
  '.',
  '..',
  '=',
  '-----BEGIN LICENCE-----\n',
  '-----END LICENCE-----',
  'eyJ',
  '{',
  '"',
  '\u0000',
  ' ',
  '-',
  'A',
  'é',
  '\ufeff',
];

/** One to three cuts, copies, moves, replacements or insertions at random places. */
export function mutateText(text: string, random: Random): string {
  let changed = text;
  for (let step = random.between(1, 3); step > 0; step--) {
    const from = random.between(0, changed.length);
    const to = Math.min(changed.length, from + random.between(1, random.pick([1, 4, 64, 400])));
    const piece = changed.slice(from, to);
    const at = random.between(0, changed.length);
    changed = random.pick([
      () => changed.slice(0, from) + changed.slice(to),
      () => changed.slice(0, from),
      () => changed.slice(0, at) + piece + changed.slice(at),
      () => changed.slice(0, from) + [...piece].reverse().join('') + changed.slice(to),
      () => changed.slice(0, at) + random.pick(scraps) + changed.slice(at),
      () =>
        changed.slice(0, from) +
        piece.replace(/[A-Za-z]/, (letter) => String.fromCharCode(letter.charCodeAt(0) ^ 1)) +
        changed.slice(to),
    ])();
  }
  return changed;
}

const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  '',
  '0',
  '1',
  'x',
  '\u202e',
  '\u0000',
  [],
  {},
  [[]],
  '2027-02-30',
  '9'.repeat(400),
  { a: { b: {} } },
];

/** A copy of a JSON value with one to four of its parts replaced, removed, doubled or renamed. */
export function mutateJson(value: unknown, random: Random): unknown {
  const copy: unknown = structuredClone(value);
  for (let step = random.between(1, 4); step > 0; step--) mutateOnce(copy, random);
  return copy;
}

function mutateOnce(root: unknown, random: Random): void {
  let locator = root;
  for (let depth = random.between(0, 5); depth > 0; depth--) {
    const inner =
      typeof locator === 'object' && locator !== null
        ? Object.values(locator).filter((one) => typeof one === 'object' && one !== null)
        : [];
    if (inner.length === 0) break;
    locator = random.pick(inner);
  }
  if (typeof locator !== 'object' || locator === null) return;
  if (Array.isArray(locator)) {
    const at = random.between(0, locator.length);
    random.pick([
      () => locator.splice(at, 1),
      () => locator.splice(at, 0, structuredClone(random.pick(oddValues))),
      () => locator.splice(at, 0, structuredClone(locator[0])),
      () => locator.reverse(),
    ])();
    return;
  }
  const fields = locator as Record<string, unknown>;
  const names = Object.keys(fields);
  if (names.length === 0) return;
  const name = random.pick(names);
  random.pick([
    () => Reflect.deleteProperty(fields, name),
    () => Reflect.set(fields, name, structuredClone(random.pick(oddValues))),
    () => Reflect.set(fields, `${name}x`, structuredClone(fields[name])),
    () => Reflect.set(fields, name, structuredClone(fields[random.pick(names)])),
  ])();
}
