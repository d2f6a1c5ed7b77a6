import type { servers as english } from '../en-US/servers.ts';
import type { Translated } from '../types.ts';

export const servers = {} as const satisfies Translated<typeof english>;
