/** The building blocks of a mapping: a field's path, a plain value, and pairs of values. */
import * as z from 'zod';

export const fieldText = z.string().min(1).max(300);
export const scalar = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);
export type Scalar = z.output<typeof scalar>;

/** A pair of values, such as `{ "ours": 1, "theirs": "ENABLED" }`. */
const word = z.strictObject({ ours: scalar, theirs: scalar });
export const wordList = z.array(word).min(1).max(500);
