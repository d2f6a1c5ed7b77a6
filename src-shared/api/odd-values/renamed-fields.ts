/**
 * What an object's fields are called once they are decoded, where that is not as on the wire: by the codec that names
 * them anew. '': what is inside of the field stands in its place.
 */
import type * as z from 'zod';

export const renamedFields = new WeakMap<z.core.$ZodType, Readonly<Record<string, string>>>();
