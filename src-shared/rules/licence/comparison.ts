/** The shape of a semantic comparison of two licences; `compare.ts` computes it. */
import * as z from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** The fields compared one by one, in the order in which they are shown. */
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

/** Whether a field holds a calendar day, which the licence's zone stands beside. */
export function isDayField(field: string): field is 'startDate' | 'expiryDate' {
  return field === 'startDate' || field === 'expiryDate';
}

export const fieldComparison = z.object({
  field: z.enum(comparedFields),
  before: scalar,
  after: scalar,
  change: z.enum(['same', 'changed', 'more', 'less']),
  /** Seats: after − before; dates: shift in days; null where neither applies (or unlimited is involved). */
  difference: z.number().int().nullable(),
});

export const moduleComparison = z.object({
  /** `moved`: the same flag under another parent; what lies below it moved along and is named only where it differs. */
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  /** Flags from the root to the module; its identity. */
  path: z.array(z.string()),
  /** Names from the root to the module, for display. */
  names: z.array(z.string()),
  /** Where it was, for `moved`; otherwise null. */
  from: z.object({ path: z.array(z.string()), names: z.array(z.string()) }).nullable(),
  /** What changed of it, for `changed` and `moved`. */
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
  /** Names of modules that only the comparison file pays for, as the platform computes them. */
  newPayModules: z.array(z.string()),
  /** Names of modules that only the file to be compared pays for. */
  delPayModules: z.array(z.string()),
});
export type LicenceComparison = z.output<typeof licenceComparison>;
