/** The people whose approval counts, and the fingerprint by which their keys are compared aloud. */
import * as z from 'zod';
import { comparableAddress } from '../../servers/comparable-address.ts';
import { approvalLimits } from './blocks.ts';

/** The fingerprint of a key: eight groups of five digits, as displayed and read out. */
export const keyFingerprint = z.string().regex(/^\d{5}(?: \d{5}){7}$/);

export const approver = z.strictObject({
  name: z.string().trim().min(1).max(approvalLimits.name),
  fingerprint: keyFingerprint,
});
export type Approver = z.output<typeof approver>;

/** An approver of the policy; with `servers`, only for the servers at these addresses. */
export const fixedApprover = approver.extend({ servers: z.array(z.string().max(512)).max(100).optional() });
export type FixedApprover = z.output<typeof fixedApprover>;

export function approversOf(fixed: readonly FixedApprover[], server: string): Approver[] {
  return fixed
    .filter(
      ({ servers }) => servers?.some((one) => comparableAddress(one) === comparableAddress(server)) !== false,
    )
    .map(({ name, fingerprint: keyFingerprint }) => ({ name, fingerprint: keyFingerprint }));
}

/** Names are compared without regard to capitals, character widths and blanks. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
