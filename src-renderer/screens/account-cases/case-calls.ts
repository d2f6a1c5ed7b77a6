/** The calls of each kind. */
import {
  type CaseCalls,
  cancellations,
  devices,
  externalApplications,
  joinApplications,
  lockedAccounts,
  unbindApplications,
} from '#shared/api/account-cases/account-cases.ts';
import type { CaseKind } from '#shared/rules/account-cases/case-rules.ts';

export const callsOf: Readonly<Record<CaseKind, CaseCalls>> = {
  adviceconfig: devices,
  unbind_apply: unbindApplications,
  join_apply: joinApplications,
  dimissionApply: cancellations,
  accountLockList: lockedAccounts,
  externalApply: externalApplications,
};
