/** An organisation's policy, the same in registry, managed preferences and JSON file (docs/formats/policy.md). */
import * as z from 'zod';
import { approvalLimits } from '../changes/approval/blocks.ts';
import { fixedApprover } from '../changes/approval/people.ts';
import { givingKeys } from '../licence/key-sources.ts';
import { portableProfile } from '../servers/portable-profile.ts';
import { settingsPatch } from '../settings/settings.ts';

export const policyDocument = z.strictObject({
  /** Defaults apply where the user has not chosen. */
  defaults: settingsPatch.optional(),
  /** Locked values apply whatever the user has chosen. */
  locked: settingsPatch.optional(),
  servers: z
    .strictObject({
      /** Predefined servers are listed before the user's own; with at least one, the first start opens it at once. */
      predefined: z.array(portableProfile).max(100).optional(),
      /** `true`: the user can't add, change or remove servers. */
      locked: z.boolean().optional(),
    })
    .optional(),
  /** `false`: the sandbox can't be used. */
  sandbox: z.boolean().optional(),
  /** `true`: the installed desktop offers Chromium's developer tools, for the organisation's support. */
  developerTools: z.boolean().optional(),
  licences: z
    .strictObject({
      /** The limit on adding licence keys: permanently, until Steward is closed, or not at all. */
      givenKeys: z.enum(givingKeys).optional(),
    })
    .optional(),
  approval: z
    .strictObject({
      /** The only people whose approvals count; users can't trust anybody else's. */
      approvers: z.array(fixedApprover).max(approvalLimits.people).optional(),
    })
    .optional(),
  updates: z
    .strictObject({
      enabled: z.boolean().optional(),
      feed: z
        .string()
        .max(512)
        .regex(/^https:\/\/[^\s@?#]+$/)
        .optional(),
    })
    .optional(),
});
export type PolicyDocument = z.output<typeof policyDocument>;

/** The path of the first invalid field, e.g. `locked.language`, or the name of an unknown field. */
export function policyProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return '';
  const names = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return names.map(String).join('.');
}
