import type { errors as english } from '../en-US/errors.ts';
import type { Translated } from '../types.ts';

export const errors = {} as const satisfies Translated<typeof english>;
