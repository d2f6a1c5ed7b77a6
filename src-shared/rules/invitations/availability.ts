/** The conditions of inviting (spec 1§6; INV-019 to 021): three checks, each of which can forbid it. */
import type { MessageKey } from '../../text/index.ts';

export interface InviteChecks {
  /** The organisation's access flag. */
  readonly enabled: boolean;
  /** The user's own flag. */
  readonly forbidden: boolean;
  readonly mobileBound: boolean;
}

/** The right to the list of invitations, a tab of base settings with a menu code of its own. */
export const invitationsRight = { menu: 'inviteList' } as const;

/** Returns the reason why the user may not invite, or null. */
export function whyNoInvitation({ enabled, forbidden, mobileBound }: InviteChecks): MessageKey | null {
  if (!enabled) return 'invitations.not.enabled';
  if (forbidden) return 'invitations.not.forbidden';
  return mobileBound ? null : 'invitations.not.mobile';
}
