/** Cancelling the enterprise: who may, what must be confirmed, what follows (spec 1§4; S-10; TEN-045 to 050). */
import type { Message } from '../../../text/message.ts';
import { checkCode } from './verify-code.ts';

export interface CancelFacts {
  /** System administrator. */
  readonly admin: boolean;
  /** undefined where the server says nothing: on. */
  readonly cancelSwitch?: boolean | undefined;
  readonly cancelExclusions?: readonly string[] | undefined;
  readonly tenantKey: string;
  /** The contact mobile, to which the code is sent. */
  readonly mobile: string;
}

/** `hidden`: not allowed at all. `disabled`: allowed, but there is no mobile to confirm by. */
export function cancelEnterprise(
  facts: CancelFacts,
): { readonly show: 'hidden' | 'enabled' } | { readonly show: 'disabled'; readonly reason: Message } {
  const excluded = facts.cancelExclusions?.includes(facts.tenantKey) ?? false;
  if (!facts.admin || facts.cancelSwitch === false || excluded) return { show: 'hidden' };
  if (facts.mobile.trim() === '')
    return { show: 'disabled', reason: { key: 'tenantEdit.cancelEnterprise.noMobile' } };
  return { show: 'enabled' };
}

/** What is typed into the confirmation: the tenant's name, exactly, and the code. Problems by field. */
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

/** After the deletion: the server's message as info, or signing out. */
export function afterCancellation(answer: {
  readonly msg: string;
}): { readonly do: 'inform'; readonly text: string } | { readonly do: 'signOut' } {
  const text = answer.msg.trim();
  return text === '' ? { do: 'signOut' } : { do: 'inform', text };
}
