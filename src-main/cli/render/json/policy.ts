import * as z from 'zod';
import { effectivePolicy } from '#shared/bridge/policy.ts';

/** `policy --json`; published in docs/formats (scripts/terminal-schemas.ts). */
export const policyShape = effectivePolicy.extend({
  /** Every setting, and what else a policy has decided; `value` as it is written in a policy. */
  entries: z.array(effectivePolicy.shape.entries.element.extend({ value: z.unknown() })),
});

/** `policy check --json`; published in docs/formats (scripts/terminal-schemas.ts). */
export const policyCheckShape = policyShape.extend({
  /** Nothing of it is refused, and each of its servers can be used. */
  good: z.boolean(),
  /** Servers that can't be used, with the reason: they are left out, and the rest holds. */
  servers: z.array(z.object({ name: z.string(), code: z.string(), reason: z.string() })),
});
