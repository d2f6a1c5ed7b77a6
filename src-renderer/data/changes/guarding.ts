/**
 * The lock-out guard at the change door: what decides who may sign in is asked about before it is sent, whoever sends it.
 * How it is asked is told by the frame; until then nothing of it is sent.
 */
import { ApiError } from '#shared/api/api-error.ts';
import { turned } from '#shared/rules/changes/inverse.ts';
import { isGuarded } from '#shared/rules/security/guarded-calls.ts';
import { translate } from '../text.ts';
import type { Change, RecordUndo } from './change.ts';
import { isCollecting } from './collecting.ts';
import { keptRestore } from './kept-undo.ts';

export interface GuardedChange {
  /** What it does; null: an earlier version kept the whole call, and that is not told. */
  readonly does: RecordUndo | null;
  /** It can be taken back from the journal. */
  readonly undoable: boolean;
  /** It is sent at once, and the journal will keep its way back: it can be in force for a while. */
  readonly forNow: boolean;
}

/** `forNow`: for a while, unless it is kept (rules/security/trial.ts). */
export type Agreed = boolean | 'forNow';

let guard: (change: GuardedChange) => Promise<Agreed> = async () => false;

/** The guard answers whether to send it. */
export function setGuard(next: typeof guard): void {
  guard = next;
}

export function needsGuard({ endpoint, fresh }: Pick<Change, 'endpoint' | 'fresh'>): boolean {
  return isGuarded(endpoint.id, fresh);
}

/** Answers whether to send it. */
export async function mayChange(change: Change): Promise<Agreed> {
  if (!needsGuard(change)) return true;
  const { does, restores, restoresAfter } = change;
  const told = does ?? (restores ? { ...restores, edits: turned(restores.edits) } : null);
  const isKept = restores ? keptRestore(change, restores) !== null : restoresAfter !== undefined;
  return guard({
    does: told,
    undoable: restores !== undefined || restoresAfter !== undefined,
    forNow: isKept && !isCollecting(),
  });
}

const code = 'NOT_AGREED';

/** The user would rather not: nothing was sent. */
export function notAgreed({ endpoint }: Change): ApiError {
  return new ApiError({ kind: 'refused', endpoint: endpoint.id, code, message: translate('lockOut.kept') });
}

export function isNotAgreed(error: unknown): boolean {
  return error instanceof ApiError && error.code === code;
}
