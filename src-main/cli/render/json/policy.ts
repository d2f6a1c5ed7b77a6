import * as z from 'zod';
import { effectivePolicy } from '#shared/bridge/policy.ts';

/** `policy --json` */
export const policyShape = effectivePolicy.extend({
  /** Every setting and every other decision of a policy; `value` is in the form in which a policy has it. */
  entries: z.array(effectivePolicy.shape.entries.element.extend({ value: z.unknown() })),
});

/** `policy check --json` */
export const policyCheckShape = policyShape.extend({
  /** The policy is not refused, and each of its servers can be used. */
  good: z.boolean(),
  /** Servers that can't be used; the rest of the policy holds without them. */
  servers: z.array(z.object({ name: z.string(), code: z.string(), reason: z.string() })),
});
