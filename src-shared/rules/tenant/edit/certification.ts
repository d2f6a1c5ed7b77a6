/**
 * Certification of the tenant's name: states, badges, and the steps of applying and cancelling (spec 1§4
 * "Certification", "Apply flow"; S-11; TEN-032 to 044).
 */
import type { AccountStatus } from '../../../api/tenant/tenant.ts';
import type { Message } from '../../../text/message.ts';
import type { CertificationState } from '../certification.ts';

export { certificationOf as certificationState } from '../certification.ts';

export interface CertificationView {
  readonly badge: Message;
  readonly tone: 'neutral' | 'info' | 'success' | 'danger';
  readonly action: 'apply' | 'cancel';
  readonly button: Message;
  /** The name can't be changed while it is under review. */
  readonly renameBlocked: boolean;
}

const tones = { uncertified: 'neutral', pending: 'info', verified: 'success', failed: 'danger' } as const;

export function certificationView(state: CertificationState): CertificationView {
  const action = state === 'pending' || state === 'verified' ? 'cancel' : 'apply';
  return {
    badge: { key: `tenantEdit.certification.${state}` },
    tone: tones[state],
    action,
    button: { key: `tenantEdit.certification.${action}` },
    renameBlocked: state === 'pending',
  };
}

/** Account statuses of the free edition (S-11). */
export const freeStatuses: readonly AccountStatus[] = [
  'free',
  'outFreeUserInweek',
  'outFreeUserOutweek',
  'outFreeRoom',
];
export function isFreeEdition(status: AccountStatus): boolean {
  return freeStatuses.includes(status);
}

export type CertificationStep =
  | { readonly do: 'refuse'; readonly message: Message }
  /** Asks the server whether the name is taken, then calls `afterNameCheck`. */
  | { readonly do: 'checkName'; readonly tenantName: string }
  | { readonly do: 'confirm'; readonly message: Message; readonly onYes: 'submit' | 'cancel' };

export interface CertificationFacts {
  readonly state: CertificationState;
  readonly status: AccountStatus;
  readonly savedName: string;
  readonly formName: string;
}

/** The first step: free tenants are refused, then an unsaved name, then the name is checked. */
export function startCertification(facts: CertificationFacts): CertificationStep {
  if (facts.state === 'verified')
    return {
      do: 'confirm',
      message: { key: 'tenantEdit.certification.confirmCancelVerified' },
      onYes: 'cancel',
    };
  if (facts.state === 'pending')
    return {
      do: 'confirm',
      message: { key: 'tenantEdit.certification.confirmCancelPending' },
      onYes: 'cancel',
    };
  if (isFreeEdition(facts.status))
    return { do: 'refuse', message: { key: 'tenantEdit.certification.freeRefused' } };
  const name = facts.savedName.trim();
  if (name === '' || facts.formName.trim() !== name)
    return { do: 'refuse', message: { key: 'tenantEdit.certification.saveFirst' } };
  return { do: 'checkName', tenantName: name };
}

/** The step after the name check; `duplicate` is the server's answer, true for a taken name. */
export function afterNameCheck(tenantName: string, duplicate: boolean): CertificationStep {
  if (duplicate) return { do: 'refuse', message: { key: 'tenantEdit.name.existsApply' } };
  return {
    do: 'confirm',
    message: { key: 'tenantEdit.certification.confirmApply', params: { name: tenantName } },
    onYes: 'submit',
  };
}

/** The step after applying: code 301 calls the callback, if there is one; any other code reloads. */
export function afterApplyAuth(
  code: number | string,
  hasCallback: boolean,
): 'callback' | 'reload' | 'nothing' {
  if (Number(code) !== 301) return 'reload';
  return hasCallback ? 'callback' : 'nothing';
}
