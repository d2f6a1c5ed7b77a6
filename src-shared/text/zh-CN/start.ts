import type { start as english } from '../en-US/start.ts';
import type { Translated } from '../types.ts';

export const start = {} as const satisfies Translated<typeof english>;
