/** The pieces that every part of a mapping is made of: the text of a field's path, a plain value, values that have other words. */
import * as z from 'zod';

export const fieldText = z.string().min(1).max(300);
export const scalar = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);
export type Scalar = z.output<typeof scalar>;

/** A value that has another word there, e.g. `{ "ours": 1, "theirs": "ENABLED" }`. */
const word = z.strictObject({ ours: scalar, theirs: scalar });
export const wordList = z.array(word).min(1).max(500);
