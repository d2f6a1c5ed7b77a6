/**
 * The lock-out guard at the change door: every change to who may sign in is confirmed before it is sent, whatever
 * submits it. The frame registers the question; until then guarded changes are refused.
 */
import { ApiError } from '#shared/api/api-error.ts';
import { invertEdits } from '#shared/rules/changes/inverse.ts';
import { isGuarded } from '#shared/rules/security/guarded-calls.ts';
import { translate } from '../text.ts';
import type { Change, RecordUndo } from './change.ts';
import { isCollecting } from './collecting-rule.ts';
import { storedRestore } from './stored-undo.ts';

export interface GuardedChange {
  /** The change's effect; null for a whole call from an earlier version's journal, whose effect is unknown. */
  readonly does: RecordUndo | null;
  readonly undoable: boolean;
  /** Whether the change may be a trial: it is sent at once, and the journal will have its way back. */
  readonly forNow: boolean;
}

/** `forNow`: on trial (rules/security/trial.ts). */
export type GuardAnswer = boolean | 'forNow';

let guard: (change: GuardedChange) => Promise<GuardAnswer> = async () => false;

/** `next` resolves to whether the change is sent. */
export function setGuard(next: typeof guard): void {
  guard = next;
}

export function needsGuard({ endpoint, fresh }: Pick<Change, 'endpoint' | 'fresh'>): boolean {
  return isGuarded(endpoint.id, fresh);
}

/** Resolves to whether the change may be sent. */
export async function mayChange(change: Change): Promise<GuardAnswer> {
  if (!needsGuard(change)) return true;
  const { does, restores, restoresAfter } = change;
  const inverse = does ?? (restores ? { ...restores, edits: invertEdits(restores.edits) } : null);
  const isKept = restores ? storedRestore(change, restores) !== null : restoresAfter !== undefined;
  return guard({
    does: inverse,
    undoable: restores !== undefined || restoresAfter !== undefined,
    forNow: isKept && !isCollecting(),
  });
}

const code = 'NOT_AGREED';

/** The error of a change that the user did not confirm; nothing was sent. */
export function notAgreed({ endpoint }: Change): ApiError {
  return new ApiError({ kind: 'refused', endpoint: endpoint.id, code, message: translate('lockOut.kept') });
}

export function isNotAgreed(error: unknown): boolean {
  return error instanceof ApiError && error.code === code;
}
