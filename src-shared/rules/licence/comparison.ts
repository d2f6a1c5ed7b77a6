/** The shape of a semantic comparison of two licences; `compare.ts` computes it. */
import * as z from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** The compared fields in the order of display. */
export const comparedFields = [
  'licenceCode',
  'companyName',
  'customerId',
  'tenancy',
  'tenantLimit',
  'userCounting',
  'externalCounting',
  'startDate',
  'expiryDate',
  'pcSeats',
  'mobileSeats',
  'externalSeats',
] as const;

export const fieldComparison = z.object({
  field: z.enum(comparedFields),
  before: scalar,
  after: scalar,
  change: z.enum(['same', 'changed', 'more', 'less']),
  /** Seats: after − before; dates: shift in days; null for other fields, and when unlimited seats are involved. */
  difference: z.number().int().nullable(),
});

export const moduleComparison = z.object({
  /** `moved`: the same flag under another parent; modules below it move along and are listed only where they differ. */
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  /** The flags from the root to the module, which identify it. */
  path: z.array(z.string()),
  /** The names from the root to the module, for display. */
  names: z.array(z.string()),
  /** The old location for `moved`; otherwise null. */
  from: z.object({ path: z.array(z.string()), names: z.array(z.string()) }).nullable(),
  /** The changed fields for `changed` and `moved`. */
  fields: z.array(
    z.object({
      field: z.enum(['name', 'pcSeats', 'mobileSeats', 'enabled', 'appId']),
      before: scalar,
      after: scalar,
      change: z.enum(['changed', 'more', 'less']),
      difference: z.number().int().nullable(),
    }),
  ),
});

/** `before` is the file to be compared, `after` the comparison file. */
export const licenceComparison = z.object({
  equal: z.boolean(),
  fields: z.array(fieldComparison),
  modules: z.array(moduleComparison),
  /** The names of modules that only the comparison file pays for, as the platform computes them. */
  newPayModules: z.array(z.string()),
  /** The names of modules that only the file to be compared pays for. */
  delPayModules: z.array(z.string()),
});
export type LicenceComparison = z.output<typeof licenceComparison>;
