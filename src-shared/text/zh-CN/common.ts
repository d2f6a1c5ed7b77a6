import type { common as english } from '../en-US/common.ts';
import type { Translated } from '../types.ts';

export const common = {} as const satisfies Translated<typeof english>;
