import {
  type CaseCalls,
  cancellations,
  devices,
  externalApplications,
  joinApplications,
  lockedAccounts,
  unbindApplications,
} from '../../api/account-cases/account-cases.ts';
import type { CaseKind } from './case-rules.ts';

export const callsOfCase: Readonly<Record<CaseKind, CaseCalls>> = {
  adviceconfig: devices,
  unbind_apply: unbindApplications,
  join_apply: joinApplications,
  dimissionApply: cancellations,
  accountLockList: lockedAccounts,
  externalApply: externalApplications,
};
