/**
 * Keys made from a record's own fields: a list that is read whole needs no extra call for its names, and a file
 * without names still has keys.
 */
import { partsOfKey, pathKey } from './names.ts';
import type { ReferenceKind } from './reference-kinds.ts';

type Values = Readonly<Record<string, unknown>>;

/** The fields of the key, in order. */
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

/** Returns null for a record that lacks a field of its key. */
export function ownKey(kind: ReferenceKind, values: Values): string | null {
  const parts = fields[kind]?.map((field) => values[field]);
  const said = parts?.every((part) => typeof part === 'string' && part !== '');
  return parts && said ? pathKey([parts.join(between)]) : null;
}

type Edits = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

/** Returns the other keys that a record may have after these edits. */
export function keysAfter(kind: ReferenceKind, key: string, edits: Edits): readonly string[] {
  const keyField = fields[kind];
  const parts = partsOfKey(key);
  if (keyField) {
    const [name = ''] = parts;
    const [first = '', ...rest] = keyField.length === 1 ? [name] : name.split(between);
    const before = keyField.length === 1 ? [first] : [first, rest.join(between)];
    const after = pathKey([keyField.map((field, at) => edits[field]?.to ?? before[at]).join(between)]);
    return after === key ? [] : [after];
  }
  // The key of other kinds has no fixed field: a renaming replaces the part with the old name, or the last part.
  const renamed = Object.entries(edits).flatMap(([field, { from, to }]) => {
    if (!/name$/i.test(field) || typeof to !== 'string' || to === '') return [];
    const at = from === '' ? -1 : parts.indexOf(String(from));
    return [pathKey(parts.with(at < 0 ? parts.length - 1 : at, to))];
  });
  return renamed.filter((one) => one !== key);
}
