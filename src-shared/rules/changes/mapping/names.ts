/** The names behind the ids of a set: they do not depend on the server, so another server can find its own ids. */
import * as z from 'zod';
import { collectedLimits } from '../collected-change.ts';
import { referenceKey, referenceKinds } from './reference-kinds.ts';

/** The maximum number of names of a set. */
const most = collectedLimits.count * 4;

export const namedReference = z.strictObject({
  kind: z.enum(referenceKinds),
  id: z.string().min(1).max(200),
  /** The name for readers of the file. */
  name: z.string().max(500),
  /** The key for the search: the path of a department, the code of an application, the name of a segment. */
  key: z.string().min(1).max(2000),
});
export type NamedReference = z.output<typeof namedReference>;

/** An array with at most `count` names, each id of a kind once. */
export const namesUpTo = (count: number) =>
  z
    .array(namedReference)
    .max(count)
    .refine((names) => new Set(names.map(referenceKey)).size === names.length, 'an id is named twice');

export const namesBlock = namesUpTo(most);

/** Joins the parts of a path into a key; slashes within a part are escaped. */
export function pathKey(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('\\', '\\\\').replaceAll('/', '\\/')).join('/');
}

/** Splits a key of `pathKey` into its parts. */
export function partsOfKey(key: string): readonly string[] {
  const parts = [''];
  for (const [text, escaped] of key.matchAll(/\\(.)|[^\\]/gs)) {
    if (text === '/') parts.push('');
    else parts[parts.length - 1] += escaped ?? text;
  }
  return parts;
}
