/**
 * Whether this person may invite (spec 1§6, 1§8; INV-019 to 021, 027, 028): the first check must succeed, and its
 * failure is shown; a failure of the other two is silent, and the server decides.
 */
import { useRead } from '#data/read.ts';
import {
  checkBindInviteMobile,
  isInviteEnable,
  queryUserConfig,
} from '#shared/api/invitations/invitations.ts';
import { whyNoInvitation } from '#shared/rules/invitations/availability.ts';

export function useInviteCheck() {
  const enabled = useRead(isInviteEnable, {});
  const forbid = useRead(queryUserConfig, { configName: 'inviteForbid' });
  const bound = useRead(checkBindInviteMobile, {});
  const why = whyNoInvitation({
    enabled: enabled.data?.access ?? true,
    forbidden: forbid.data === '1',
    mobileBound: bound.data ?? true,
  });
  return { why, read: enabled };
}
