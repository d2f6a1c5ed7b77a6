/** Notes of this computer on a tenant's themes: their families, and the packages that they came from. */
import * as z from 'zod';
import { familyLimits, themeFamily } from '../rules/themes/family/theme-family.ts';
import { importNote } from '../rules/themes/package/import-note.ts';
import { call, event } from './contract.ts';

const ofTenant = z.strictObject({ server: z.string().min(1).max(64), tenant: z.string().min(1).max(200) });
export type ThemeNotesScope = z.output<typeof ofTenant>;

/** Most notes on imports of one tenant; the oldest are dropped. */
export const mostImportNotes = 5_000;

const notes = z.object({
  families: z.array(themeFamily).max(familyLimits.families),
  imports: z.array(importNote).max(mostImportNotes),
});
export type ThemeNotes = z.output<typeof notes>;

/** The time of the family that the user saw; null where there was none. */
const from = z.number().int().nullable();

export const themeNotes = {
  calls: {
    /** THEME_NOTES_NOT_KEPT, also below. */
    read: call(ofTenant, notes),
    /** THEME_FAMILY_CHANGED where somebody has changed or removed it since `from`. */
    keepFamily: call(ofTenant.extend({ family: themeFamily.omit({ time: true }), from }), themeFamily),
    removeFamily: call(ofTenant.extend({ id: themeFamily.shape.id, from: z.number().int() }), notes),
    keepImports: call(ofTenant.extend({ imports: z.array(importNote).min(1).max(1_000) }), notes),
  },
  events: {
    changed: event(ofTenant),
  },
} as const;
