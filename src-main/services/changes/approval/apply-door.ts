/** What stands between a tray and its server: where it has to be approved, nothing is sent before it is. */
import type { DatabaseSync } from 'node:sqlite';
import type { Sealing } from '../sealing.ts';

/** Its answers belong into the same step in which sending, or what came of it, is noted. */
export interface OpenedDoor {
  /** Throws CHANGES_NOT_APPROVED. `approver`: ''; nobody had to. */
  admit(database: DatabaseSync, sealing: Sealing): { readonly approver: string };
  /** With which approval a set was applied that does all this; null and '' without one. */
  applied(database: DatabaseSync, sealing: Sealing, wishes: () => readonly string[]): AppliedWith;
}
export interface AppliedWith {
  readonly approval: string | null;
  readonly approver: string;
}
export type ApplyDoor = (server: string) => Promise<OpenedDoor>;

/** Of a program in which nobody has to approve anything. */
export const openDoor: ApplyDoor = async () => ({
  admit: () => ({ approver: '' }),
  applied: () => ({ approval: null, approver: '' }),
});
