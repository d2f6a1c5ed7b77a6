/**
 * Decides about a change while changes are collected: fields of a record wait in the tray, calls that the user does not
 * regard as changes are sent, and for the rest the user is asked. A separate file, loaded only then.
 */
import { ApiError } from '#shared/api/api-error.ts';
import {
  type CollectedChange,
  type CollectedEdits,
  whyNotKept,
} from '#shared/rules/changes/collected-change.ts';
import { isDaily } from '#shared/rules/changes/daily.ts';
import { invertEdits } from '#shared/rules/changes/inverse.ts';
import { wayBackNow } from '#shared/rules/changes/way-back.ts';
import type { WhyNow } from '#shared/rules/changes/writes/write-facts.ts';
import { writeFacts } from '#shared/rules/changes/writes.ts';
import { bridge } from '../bridge.ts';
import { mappingNow } from '../mapped-calls.ts';
import { translate } from '../text.ts';
import type { Change, RecordUndo } from './change.ts';
import { collectedHere } from './collected-here.ts';
import { type AtOnce, askAtOnce, isApproved, passesDaily } from './collecting-rule.ts';
import { restoresStandIn } from './odd-former-values.ts';
import { type Collector, collectAll } from './tray.ts';

/** Milliseconds in which one confirmation also covers further changes by the same endpoint. */
const confirmationWindow = 10_000;
let agreed: { readonly endpoint: string; readonly until: number } | null = null;

/** Returns true when the change now waits in the tray, and false when it must be sent. Throws when the user refuses. */
export async function collectInstead(change: Change, by: Collector): Promise<boolean> {
  const { id } = change.endpoint;
  const facts = writeFacts(id);
  if (facts && 'passes' in facts) return false;
  if (passesNow(change.endpoint)) return false;
  const collected = collectedOf(change);
  const decided = isApproved() ? allOf(change, change.decides ?? []) : [];
  const edits = collected.length > 0 ? collected : decided;
  if (edits.length > 0) {
    await collectAll(edits, by, { outlives: true });
    return true;
  }
  const still = !isApproved() && agreed?.endpoint === id && Date.now() < agreed.until;
  if (!still && !(await askAtOnce(atOnce(change, facts)))) {
    throw new ApiError({
      kind: 'refused',
      endpoint: id,
      code: 'NOT_COLLECTED',
      message: translate('changes.notSent'),
    });
  }
  agreed = { endpoint: id, until: Date.now() + confirmationWindow };
  return false;
}

/** Whether a decision needs somebody else's approval before it is sent. */
export function waitsForApproval(endpoint: Change['endpoint']): boolean {
  return isApproved() && !passesNow(endpoint);
}

function passesNow(endpoint: Change['endpoint']): boolean {
  return passesDaily() && isDaily(endpoint, mappingNow());
}

function atOnce(change: Change, facts: ReturnType<typeof writeFacts>): AtOnce {
  const { restores, restoresAfter } = change;
  const isLost = restoresStandIn(change);
  const undo = isLost ? null : (restores ?? (restoresAfter ? 'answer' : null));
  return { change, why: whyOf(change, facts), back: wayBackNow(facts, undo) };
}

function whyOf(change: Change, facts: ReturnType<typeof writeFacts>): WhyNow {
  const { collects, restores } = change;
  if (collects && restores) {
    if (restoresStandIn(change)) return 'notUnderstood';
    const { place, edits } = restores;
    return whyNotKept({ place, edits: invertEdits(edits) }) ?? 'secret';
  }
  if (facts && 'none' in facts) return facts.none;
  return facts?.answer ? 'answer' : 'whole';
}

/** Returns an empty list when the change can't wait. */
function collectedOf(change: Change): readonly CollectedChange[] {
  const { collects, restores, collectsEach = [] } = change;
  const back = collects && restores ? [restores] : collectsEach;
  if (restoresStandIn(change)) return [];
  return allOf(
    change,
    back.map((undo) => ({ ...undo, edits: invertEdits(undo.edits) })),
  );
}

/** Converts all wishes, or returns an empty list when the tray can't store one of them. */
function allOf(change: Change, wishes: readonly RecordUndo[]): readonly CollectedChange[] {
  const kept = wishes.map((one) => waitingOf(change, one)).filter((one) => one !== null);
  return kept.length === wishes.length ? kept : [];
}

function waitingOf({ title, touches = [] }: Change, wish: RecordUndo): CollectedChange | null {
  const collected = collectedHere({
    title,
    kind: wish.kind,
    place: wish.place,
    edits: wish.edits,
    touches: touches.map(({ id }) => id),
  });
  return whyNotKept(collected) ? null : withoutGaps(collected);
}

/** JSON has no undefined: missing values become null. */
function withoutGaps(collected: CollectedChange): CollectedChange {
  const edits = Object.entries(collected.edits).map(([name, { from, to }]) => [
    name,
    { from: from ?? null, to: to ?? null },
  ]);
  return { ...collected, edits: Object.fromEntries(edits) };
}

/** The tray's edits of a record; undefined when there are none. */
export async function waitingEdits(
  tray: string,
  { kind, place }: Pick<CollectedChange, 'kind' | 'place'>,
): Promise<CollectedEdits | undefined> {
  const { edits } = await bridge.changes.waiting({ server: tray, kind, place });
  return edits ?? undefined;
}
