/** A theme family: several themes of one look, made from one pair of brand colours (decision 038). */
import * as z from 'zod';
import { themeLocatorSchema } from '../theme-locator.ts';

export const familyLimits = { families: 200, members: 40, name: 100, font: 200 } as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/);

/** The values from which the members' looks are made. */
export const familyBrand = z.strictObject({
  main: colour,
  second: colour,
  /** Font of the menus, spelled as the platform's fonts; '' leaves each member its own. */
  font: z.string().max(familyLimits.font),
});
export type FamilyBrand = z.output<typeof familyBrand>;

export const familyName = z.string().trim().min(1).max(familyLimits.name);

const member = z.strictObject({
  locator: themeLocatorSchema,
  /**
   * By field, the values with which the family knows the member: before and after its last change. Any other value was
   * set by hand.
   */
  known: z.record(fieldName, z.array(z.string().max(200)).max(2)),
});
export type ThemeFamilyMember = z.output<typeof member>;

export const themeFamily = z.strictObject({
  id: z.string().min(1).max(64),
  name: familyName,
  brand: familyBrand,
  members: z.array(member).min(1).max(familyLimits.members),
  /** Milliseconds since 1970, UTC, of the last change. */
  time: z.number().int(),
});
export type ThemeFamilyNote = z.output<typeof themeFamily>;
