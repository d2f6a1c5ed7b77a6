/** The check between a tray and its server: where approval is needed, nothing is sent before it is given. */
import type { DatabaseSync } from 'node:sqlite';
import type { Sealing } from '../sealing.ts';

/** Call both methods in the transaction that notes the sending, or its outcome. */
export interface OpenedDoor {
  /** Throws CHANGES_NOT_APPROVED. `approver` is '' where no approval was needed. */
  admit(database: DatabaseSync, sealing: Sealing): { readonly approver: string };
  /** Returns the approval under which a set with exactly these wishes was applied; null and '' without one. */
  applied(database: DatabaseSync, sealing: Sealing, wishes: () => readonly string[]): AppliedWith;
}
export interface AppliedWith {
  readonly approval: string | null;
  readonly approver: string;
}
export type ApplyDoor = (server: string) => Promise<OpenedDoor>;

/** The door of a program without approvals. */
export const openDoor: ApplyDoor = async () => ({
  admit: () => ({ approver: '' }),
  applied: () => ({ approval: null, approver: '' }),
});
