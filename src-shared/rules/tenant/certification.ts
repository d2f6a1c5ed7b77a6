/** Certification of the tenant's name (spec 1§4): what `authenticationStatus` means. */

export const certificationStates = ['uncertified', 'pending', 'verified', 'failed'] as const;
export type CertificationState = (typeof certificationStates)[number];

const states: ReadonlyMap<string, CertificationState> = new Map([
  ['pendingAudit', 'pending'],
  ['verified', 'verified'],
  ['AuditFailure', 'failed'],
]);

/** Literal, case included; any other value is uncertified. */
export function certificationOf(authenticationStatus: string): CertificationState {
  return states.get(authenticationStatus) ?? 'uncertified';
}
