/** Whether somebody may invite (spec 1§6; INV-019 to 021): three checks, each of which may say no. */
import type { MessageKey } from '../../text/index.ts';

export interface InviteChecks {
  /** The organisation's access flag. */
  readonly enabled: boolean;
  /** The user's own `inviteForbid`. */
  readonly forbidden: boolean;
  readonly mobileBound: boolean;
}

/** Whose the list is: a tab of base settings with a code of its own. */
export const invitationsRight = { menu: 'inviteList' } as const;

/** Why not, or null where nothing speaks against it. */
export function whyNoInvitation({ enabled, forbidden, mobileBound }: InviteChecks): MessageKey | null {
  if (!enabled) return 'invitations.not.enabled';
  if (forbidden) return 'invitations.not.forbidden';
  return mobileBound ? null : 'invitations.not.mobile';
}
