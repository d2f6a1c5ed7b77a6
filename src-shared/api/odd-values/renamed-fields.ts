/** Decoded names of an object's fields, where a codec renames them. '' means that the field's contents replace it. */
import type * as z from 'zod';

export const renamedFields = new WeakMap<z.core.$ZodType, Readonly<Record<string, string>>>();
