/** Cancelling the enterprise: the right, the confirmation and the outcome (spec 1§4; S-10; TEN-045 to 050). */
import type { Message } from '../../../text/message.ts';
import { checkCode } from './verify-code.ts';

export interface CancelFacts {
  readonly admin: boolean;
  /** undefined where the server does not say: then it is on. */
  readonly cancelSwitch?: boolean | undefined;
  readonly cancelExclusions?: readonly string[] | undefined;
  readonly tenantKey: string;
  /** The contact mobile, to which the code is sent. */
  readonly mobile: string;
}

/** `hidden`: not allowed at all. `disabled`: allowed, but there is no mobile for the confirmation. */
export function cancelEnterprise(
  facts: CancelFacts,
): { readonly show: 'hidden' | 'enabled' } | { readonly show: 'disabled'; readonly reason: Message } {
  const excluded = facts.cancelExclusions?.includes(facts.tenantKey) ?? false;
  if (!facts.admin || facts.cancelSwitch === false || excluded) return { show: 'hidden' };
  if (facts.mobile.trim() === '')
    return { show: 'disabled', reason: { key: 'tenantEdit.cancelEnterprise.noMobile' } };
  return { show: 'enabled' };
}

/** Checks the confirmation's inputs: the tenant's exact name, and the code. The result has a problem for each field. */
export function checkCancellation(
  typed: { readonly name: string; readonly code: string },
  tenantName: string,
): { readonly name: Message | null; readonly code: Message | null } {
  const same = typed.name.trim().normalize('NFC') === tenantName.trim().normalize('NFC');
  return {
    name: same ? null : { key: 'tenantEdit.cancelEnterprise.nameDiffers' },
    code: checkCode(typed.code),
  };
}

/** The next step after the deletion: showing the server's message, or signing out. */
export function afterCancellation(answer: {
  readonly msg: string;
}): { readonly do: 'inform'; readonly text: string } | { readonly do: 'signOut' } {
  const text = answer.msg.trim();
  return text === '' ? { do: 'signOut' } : { do: 'inform', text };
}
