/**
 * What an organisation's policy may say, the same in the registry, in managed preferences and in a JSON file
 * (docs/formats/policy.md).
 */
import * as z from 'zod';
import { approvalLimits } from '../changes/approval/blocks.ts';
import { fixedApprover } from '../changes/approval/people.ts';
import { givingKeys } from '../licence/key-sources.ts';
import { portableProfile } from '../servers/portable-profile.ts';
import { settingsPatch } from '../settings/settings.ts';

export const policyDocument = z.strictObject({
  /** Hold where the user has not chosen. */
  defaults: settingsPatch.optional(),
  /** Hold whatever the user chose. */
  locked: settingsPatch.optional(),
  servers: z
    .strictObject({
      /** Stand before the user's own; with at least one, the first start goes straight to it. */
      predefined: z.array(portableProfile).max(100).optional(),
      /** The user can't add, change or remove any. */
      locked: z.boolean().optional(),
    })
    .optional(),
  /** `false`: the built-in server can't be used. */
  sandbox: z.boolean().optional(),
  licences: z
    .strictObject({
      /** How far a user may give licence keys: to be kept, until Steward is closed, or not at all. */
      givenKeys: z.enum(givingKeys).optional(),
    })
    .optional(),
  approval: z
    .strictObject({
      /** Whose approvals count; users then trust nobody else's. */
      approvers: z.array(fixedApprover).max(approvalLimits.people).optional(),
    })
    .optional(),
  updates: z
    .strictObject({
      enabled: z.boolean().optional(),
      /** Where newer versions are looked for. */
      feed: z
        .string()
        .max(512)
        .regex(/^https:\/\/[^\s@?#]+$/)
        .optional(),
    })
    .optional(),
});
export type PolicyDocument = z.output<typeof policyDocument>;

/** The path of the first thing that is wrong, e.g. `locked.language`; for a name that is not known, that name. */
export function policyProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return '';
  const names = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return names.map(String).join('.');
}
