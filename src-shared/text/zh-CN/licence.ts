import type { licence as english } from '../en-US/licence.ts';
import type { Translated } from '../types.ts';

export const licence = {} as const satisfies Translated<typeof english>;
