/** The account status of a tenant and its tone (spec 1§3, 1§2.3). */
import type { AccountStatus } from '../../api/tenant/tenant.ts';

/** Expiry date and remaining days are hidden in the probation status (1§2.3). */
export function showsExpiry(status: AccountStatus): boolean {
  return status !== 'probation';
}

/** `good`: all paid. `neutral`: a trial or the free edition. `warning`: over a limit. `bad`: paying or locked out. */
export type AccountTone = 'good' | 'neutral' | 'warning' | 'bad';

const tones: Readonly<Record<AccountStatus, AccountTone>> = {
  normal: 'good',
  prepaid: 'good',
  probation: 'neutral',
  free: 'neutral',
  outFreeUserInweek: 'warning',
  outFreeUserOutweek: 'bad',
  outFreeRoom: 'warning',
  outFreePayRoom: 'warning',
  outPayUserInweek: 'warning',
  outPayUserOutweek: 'bad',
  outPayRoom: 'warning',
  inarrears: 'bad',
  locked: 'bad',
  outPayTime: 'bad',
  outPayTimeUserInweek: 'bad',
  outPayTimeUserOutweek: 'bad',
  outPayTimeRoom: 'bad',
};

/** `Inweek`: over the limit for less than a week, still usable; `Outweek`: longer. */
export function statusTone(status: AccountStatus): AccountTone {
  return tones[status];
}

/** The steps that an administrator can take against a status. */
export type StatusStep = 'trial' | 'free' | 'pay' | 'unlock' | 'renew' | 'users' | 'space';

/** Null where nothing has to be done. Of a status that names two things the one that locks out comes first. */
export function statusStep(status: AccountStatus): StatusStep | null {
  if (status === 'probation') return 'trial';
  if (status === 'free') return 'free';
  if (status === 'inarrears') return 'pay';
  if (status === 'locked') return 'unlock';
  if (status.startsWith('outPayTime')) return 'renew';
  if (status.includes('User')) return 'users';
  return status.endsWith('Room') ? 'space' : null;
}
