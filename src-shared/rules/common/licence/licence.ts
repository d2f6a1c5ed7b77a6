/**
 * The content of a licence under this project's names. The wire's names (`licensecode`, `hrmnum` …, spec 1§3 "Licence
 * parse result") are in `wire.ts` beside this file.
 */
import * as z from 'zod';

/** Seats: a whole number from 0; 999999 means unlimited (spec 1§9). */
export const seats = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export interface LicenceModule {
  readonly name: string;
  /** Stable identity of the module within its parent, e.g. `attendance`. */
  readonly flag: string;
  readonly pcSeats: number | null;
  readonly mobileSeats: number | null;
  readonly enabled: boolean;
  /** The id of the low-code application behind the module; null for other modules. */
  readonly appId: string | null;
  readonly modules: readonly LicenceModule[];
}

export const licenceModule: z.ZodType<LicenceModule> = z.object({
  name: z.string(),
  flag: z.string(),
  pcSeats: seats.nullable(),
  mobileSeats: seats.nullable(),
  enabled: z.boolean(),
  appId: z.string().nullable(),
  get modules() {
    return z.array(licenceModule);
  },
});

/** A calendar day, YYYY-MM-DD, in the licence's zone. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const licence = z.object({
  licenceCode: z.string(),
  companyName: z.string(),
  customerId: z.string(),
  /** Internal seats are counted by registered users or by concurrent ones. */
  userCounting: z.enum(['registered', 'concurrent']),
  externalCounting: z.enum(['registered', 'concurrent']),
  startDate: day.nullable(),
  /** The last day on which the licence is valid; null: it does not expire. */
  expiryDate: day.nullable(),
  pcSeats: seats.nullable(),
  mobileSeats: seats.nullable(),
  externalSeats: seats.nullable(),
  tenantLimit: seats.nullable(),
  tenancy: z.enum(['multi', 'single']),
  modules: z.array(licenceModule),
  /** The time zone in which the licence's days begin and end, such as `+08:00`; absent when a server sent only days. */
  timeZone: z.string().optional(),
  /** The RFC 3339 instant of issue, when the file has one. */
  issuedAt: z.string().nullable(),
});
export type Licence = z.output<typeof licence>;

/** The value that means "unlimited" (spec 1§9). */
export const unlimitedSeats = 999_999;
