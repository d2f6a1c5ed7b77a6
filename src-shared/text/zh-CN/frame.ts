import type { frame as english } from '../en-US/frame.ts';
import type { Translated } from '../types.ts';

export const frame = {} as const satisfies Translated<typeof english>;
