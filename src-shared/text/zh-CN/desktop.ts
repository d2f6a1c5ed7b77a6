import type { desktop as english } from '../en-US/desktop.ts';
import type { Translated } from '../types.ts';

export const desktop = {} as const satisfies Translated<typeof english>;
