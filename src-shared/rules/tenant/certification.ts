/** The states of certification of a tenant's name, from `authenticationStatus` (spec 1§4). */

export const certificationStates = ['uncertified', 'pending', 'verified', 'failed'] as const;
export type CertificationState = (typeof certificationStates)[number];

const states: ReadonlyMap<string, CertificationState> = new Map([
  ['pendingAudit', 'pending'],
  ['verified', 'verified'],
  ['AuditFailure', 'failed'],
]);

/** Compared exactly, case included; an unknown value is uncertified. */
export function certificationOf(authenticationStatus: string): CertificationState {
  return states.get(authenticationStatus) ?? 'uncertified';
}
