import type { MessageKey } from '#shared/text/index.ts';

/** What a change can do that nothing known tells. */
export interface GuardNote {
  readonly text: MessageKey;
  /** Everybody may be refused: the tenant's name is typed. */
  readonly typed?: boolean;
}
