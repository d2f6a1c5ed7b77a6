/** What the organisation's policy says, and where each setting's value comes from. */
import * as z from 'zod';
import { call, nothing } from './contract.ts';

export const settingSources = ['default', 'policyDefault', 'policyLocked', 'user'] as const;

export const policyPlaceKinds = [
  'registryMachine',
  'registryUser',
  'managedPreferences',
  'file',
  'environment',
] as const;

/** Why a place's document is refused, whole. The text is `policy.problem.<problem>`. */
export const placeProblems = [
  /** The file, or a folder above it, belongs to somebody else, or others may write it, or is a link. */
  'OWNER',
  'WRITABLE',
  'LINK',
  /** The system does not tell who may write it, or what stands there. */
  'UNCHECKED',
  'NOT_A_FOLDER',
  'NOT_A_FILE',
  /** It was replaced while it was read. */
  'CHANGED',
  'TOO_LARGE',
  'DENIED',
  'IO',
  /** STEWARD_POLICY names nothing that is there, or no whole path. */
  'MISSING',
  'RELATIVE',
  'ENCODING',
  'NOT_JSON',
  'TOO_DEEP',
  /** One name twice in an object, or a name that stands for something else. */
  'NAME_TWICE',
  'NAME_FORBIDDEN',
  /** `detail` is the path of what is wrong, e.g. `locked.language`. */
  'FIELD',
  /** The registry holds the whole document and single values too. */
  'BOTH',
  /** `detail` is the registry value, below the policy's key. */
  'VALUE',
] as const;
export type PlaceProblem = (typeof placeProblems)[number];

export const effectivePolicy = z.object({
  /** Places that were looked at, in order of precedence. */
  places: z.array(
    z.object({
      kind: z.enum(policyPlaceKinds),
      /** A registry key or a path. */
      place: z.string(),
      state: z.enum(['absent', 'used', 'refused']),
      problem: z.enum(placeProblems).nullable(),
      detail: z.string().nullable(),
    }),
  ),
  /** Every setting, and what else a policy has decided. */
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
