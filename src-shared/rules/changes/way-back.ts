/** Tells before a change is applied whether it can be taken back. */
import { unmaskedJson } from '../common/secrets/unmasked-json.ts';
import type { CollectedChange, CollectedEdits } from './collected-change.ts';
import { invertEdits } from './inverse.ts';
import type { WriteFacts } from './writes/write-facts.ts';

/** A record that is made again gets another id (`anew`). */
export type WayBack = 'same' | 'anew' | 'none';

/** The kinds of records whose ids the server assigns. */
const numbered: readonly string[] = [
  'loginMethodPresence',
  'appCategoryPresence',
  'launcherGroupPresence',
  'backMenuPresence',
  'backMenuGroupPresence',
  'customAppPresence',
  'feed.sharePresence',
];
/** Decisions about people (`lasting` in their records) have no way back, because the person has been notified. */
const decisions: readonly string[] = [
  'accountCase',
  'onlineUser',
  'wechatBinding',
  'invitation',
  'invitationAgain',
];
/** The states of a certification that only its reviewer sets: no call restores them. */
const certifiedStatuses: readonly unknown[] = ['verified', 'failed'];

export function wayBackOfChange({ kind, edits }: Pick<CollectedChange, 'kind' | 'edits'>): WayBack {
  if (decisions.includes(kind)) return 'none';
  if (kind === 'certification' && certifiedStatuses.includes(edits.certification?.from)) return 'none';
  const deletes = Array.isArray(edits.there?.from) && edits.there.from.length > 0;
  return deletes && numbered.includes(kind) ? 'anew' : 'same';
}

/** `shortly`: the journal cannot store the way back. `byHand`: the change has no *Undo*, but a user can reset it. */
export type WayBackNow = WayBack | 'shortly' | 'byHand';

/** The undo of a change; null when there is none; `answer` when it depends on the call's answer. */
type KnownUndo =
  | { readonly kind: string; readonly place: unknown; readonly edits: CollectedEdits }
  | 'answer'
  | null;

/** Returns the way back of a change that is applied at once; null when the change leaves nothing to take back. */
export function wayBackNow(facts: WriteFacts | undefined, undo: KnownUndo): WayBackNow | null {
  if (undo === 'answer') return 'same';
  if (undo) {
    const way = wayBackOfChange({ kind: undo.kind, edits: invertEdits(undo.edits) });
    const kept = unmaskedJson({ place: undo.place, edits: undo.edits }) !== null;
    return way === 'same' && !kept ? 'shortly' : way;
  }
  if (!facts) return 'none';
  if ('none' in facts) return 'fleeting' in facts ? null : 'none';
  return 'anew' in facts ? 'anew' : 'byHand';
}
