/** The aspects of applications that one department can take over from another (spec 3§1, 3§4). */
import { sheetAspects } from '../sheet/sheet-cells.ts';

export const sameAspects = [...sheetAspects, 'shares'] as const;
export type SameAspect = (typeof sameAspects)[number];
