import type { MessageKey } from '#shared/text/index.ts';

/** A possible effect that known data can't show. */
export interface GuardNote {
  readonly text: MessageKey;
  /** Everybody may be locked out, so the tenant's name must be typed. */
  readonly typed?: boolean;
}
