/** Whose approval counts, and how a key is told from another one by voice. */
import * as z from 'zod';
import { sameAddress } from '../../servers/same-address.ts';
import { approvalLimits } from './blocks.ts';

/** Eight groups of five digits, as a key's fingerprint is shown and read out. */
export const fingerprint = z.string().regex(/^\d{5}(?: \d{5}){7}$/);

export const approver = z.strictObject({
  name: z.string().trim().min(1).max(approvalLimits.name),
  fingerprint,
});
export type Approver = z.output<typeof approver>;

/** Of a policy: of one that names servers by their addresses, there alone. */
export const fixedApprover = approver.extend({ servers: z.array(z.string().max(512)).max(100).optional() });
export type FixedApprover = z.output<typeof fixedApprover>;

export function approversOf(fixed: readonly FixedApprover[], server: string): Approver[] {
  return fixed
    .filter(({ servers }) => servers?.some((one) => sameAddress(one) === sameAddress(server)) !== false)
    .map(({ name, fingerprint }) => ({ name, fingerprint }));
}

/** Names are told apart as people do: not by capitals, widths or blanks. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
