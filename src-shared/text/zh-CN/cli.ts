import type { cli as english } from '../en-US/cli.ts';
import type { Translated } from '../types.ts';

export const cli = {} as const satisfies Translated<typeof english>;
