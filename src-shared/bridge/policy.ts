/** The organisation's policy, and the source of each setting's value. */
import * as z from 'zod';
import { locationProblems } from '../rules/policy/policy-location-problems.ts';
import { call, noArguments } from './contract.ts';

export const settingSources = ['default', 'policyDefault', 'policyLocked', 'user'] as const;

export const policyLocationKinds = [
  'registryMachine',
  'registryUser',
  'managedPreferences',
  'managedPreferencesUser',
  'file',
  'environment',
] as const;

export const effectivePolicy = z.object({
  /** Locations in order of precedence. */
  places: z.array(
    z.object({
      kind: z.enum(policyLocationKinds),
      /** A registry key or a path. */
      place: z.string(),
      state: z.enum(['absent', 'used', 'refused']),
      problem: z.enum(locationProblems).nullable(),
      detail: z.string().nullable(),
    }),
  ),
  /** Every setting, and the policy's other decisions. */
  entries: z.array(
    z.object({
      key: z.string(),
      /** JSON, for display. */
      value: z.string(),
      source: z.enum(settingSources),
      /** Index in `places`; null where no policy decides. */
      place: z.number().int().nullable(),
    }),
  ),
});
export type EffectivePolicy = z.output<typeof effectivePolicy>;

export const policy = {
  calls: { effective: call(noArguments, effectivePolicy) },
  events: {},
} as const;
