import type { sandbox as english } from '../en-US/sandbox.ts';
import type { Translated } from '../types.ts';

export const sandbox = {} as const satisfies Translated<typeof english>;
