/** What the organisation's policy says, and where each setting's value comes from. */
import * as z from 'zod';
import { call, nothing } from './contract.ts';

export const settingSources = ['default', 'policyDefault', 'policyLocked', 'user'] as const;

export const effectivePolicy = z.object({
  /** Places that were looked at, in order of precedence. */
  places: z.array(
    z.object({
      kind: z.enum(['environment', 'registryMachine', 'registryUser', 'managedPreferences', 'file']),
      place: z.string(),
      state: z.enum(['absent', 'used', 'refused']),
      /** A code of why it is refused, with the entry: `policy.problem.<problem>`. */
      problem: z.string().nullable(),
      detail: z.string().nullable(),
    }),
  ),
  /** Every setting that a policy can name. */
  entries: z.array(
    z.object({
      key: z.string(),
      /** JSON, for display. */
      value: z.string(),
      source: z.enum(settingSources),
      /** Index in `places`; null where no policy speaks. */
      place: z.number().int().nullable(),
    }),
  ),
});
export type EffectivePolicy = z.output<typeof effectivePolicy>;

export const policy = {
  calls: { effective: call(nothing, effectivePolicy) },
  events: {},
} as const;
