import type { tenant as english } from '../en-US/tenant.ts';
import type { Translated } from '../types.ts';

export const tenant = {} as const satisfies Translated<typeof english>;
