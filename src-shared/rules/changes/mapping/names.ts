/**
 * What stands behind the ids of a set of changes, by what does not depend on the server: so another one can find its own.
 */
import * as z from 'zod';
import { collectedLimits } from '../collected.ts';
import { referenceKey, referenceKinds } from './reference-kinds.ts';

/** As much as a set of changes may name. */
const most = collectedLimits.count * 4;

export const namedReference = z.strictObject({
  kind: z.enum(referenceKinds),
  id: z.string().min(1).max(200),
  /** For whoever reads it. */
  name: z.string().max(500),
  /** By which it is found: the path of a department, the code of an application, the name of a segment. */
  key: z.string().min(1).max(2000),
});
export type NamedReference = z.output<typeof namedReference>;

/** Each id of a kind once. */
export const namesUpTo = (count: number) =>
  z
    .array(namedReference)
    .max(count)
    .refine((names) => new Set(names.map(referenceKey)).size === names.length, 'an id is named twice');

export const namesBlock = namesUpTo(most);

/** Parts of a key that is a path; a name may hold the sign itself. */
export function pathKey(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('\\', '\\\\').replaceAll('/', '\\/')).join('/');
}

/** The parts that `pathKey` made a key of. */
export function partsOfKey(key: string): readonly string[] {
  const parts = [''];
  for (const [text, escaped] of key.matchAll(/\\(.)|[^\\]/gs)) {
    if (text === '/') parts.push('');
    else parts[parts.length - 1] += escaped ?? text;
  }
  return parts;
}
