/**
 * Keys of records of lists, made of what a record says of itself: a list that is read whole needs no call for its own
 * names, and a file without names has them all the same.
 */
import { partsOfKey, pathKey } from './names.ts';
import type { ReferenceKind } from './reference-kinds.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields that make the key, in their order. */
const fields: Readonly<Partial<Record<ReferenceKind, readonly string[]>>> = {
  segment: ['segmentName'],
  ipListEntry: ['ipConfigType', 'configName'],
  loginMethod: ['name'],
  ruleConfig: ['ruleName'],
  template: ['templateName'],
  agreement: ['agreementName'],
  appCategory: ['groupName'],
};
const between = ': ';

/** null: a record of this kind does not say it. */
export function ownKey(kind: ReferenceKind, values: Values): string | null {
  const parts = fields[kind]?.map((field) => values[field]);
  const said = parts?.every((part) => typeof part === 'string' && part !== '');
  return parts && said ? pathKey([parts.join(between)]) : null;
}

type Edits = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

/** Keys that a record of this key may have once these fields of it are changed; its own is not among them. */
export function keysAfter(kind: ReferenceKind, key: string, edits: Edits): readonly string[] {
  const own = fields[kind];
  const parts = partsOfKey(key);
  if (own) {
    const [name = ''] = parts;
    const [first = '', ...rest] = own.length === 1 ? [name] : name.split(between);
    const before = own.length === 1 ? [first] : [first, rest.join(between)];
    const after = pathKey([own.map((field, at) => edits[field]?.to ?? before[at]).join(between)]);
    return after === key ? [] : [after];
  }
  // Of others no field makes the key by itself: the name is the part that it was, or the last one.
  const renamed = Object.entries(edits).flatMap(([field, { from, to }]) => {
    if (!/name$/i.test(field) || typeof to !== 'string' || to === '') return [];
    const at = from === '' ? -1 : parts.indexOf(String(from));
    return [pathKey(parts.with(at < 0 ? parts.length - 1 : at, to))];
  });
  return renamed.filter((one) => one !== key);
}
