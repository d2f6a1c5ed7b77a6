/** Page sizes of the licence tables (spec 1§2.4, 1§2.5, 1§9; LIC-007, LIC-017). */
import type { PageSizes } from '#shared/kit/page-sizes.ts';

export const licenceTablePages = { initial: 10, options: [5, 10] } as const satisfies PageSizes;
export const appListPages = { initial: 10, options: [10, 30, 50, 100] } as const satisfies PageSizes;
