/** Whether a change can be taken back once it is applied, known before it is. */
import { unmaskedJson } from '../common/secrets/unmasked-json.ts';
import type { CollectedChange, CollectedEdits } from './collected.ts';
import { turned } from './inverse.ts';
import type { WriteFacts } from './writes/write-facts.ts';

/** `anew`: what is made again has another id. */
export type WayBack = 'same' | 'anew' | 'none';

/** Records whose ids the server gives. */
const numbered: readonly string[] = [
  'loginMethodPresence',
  'appCategoryPresence',
  'launcherGroupPresence',
  'backMenuPresence',
  'backMenuGroupPresence',
  'customAppPresence',
  'feed.sharePresence',
];
/** Decisions about people (`lasting` of their records): whoever is concerned was told. */
const decisions: readonly string[] = [
  'accountCase',
  'onlineUser',
  'wechatBinding',
  'invitation',
  'invitationAgain',
];
/** States of a certification that whoever reviews it gives: no call makes them again. */
const given: readonly unknown[] = ['verified', 'failed'];

export function wayBack({ kind, edits }: Pick<CollectedChange, 'kind' | 'edits'>): WayBack {
  if (decisions.includes(kind)) return 'none';
  if (kind === 'certification' && given.includes(edits.certification?.from)) return 'none';
  const deletes = Array.isArray(edits.there?.from) && edits.there.from.length > 0;
  return deletes && numbered.includes(kind) ? 'anew' : 'same';
}

/** `shortly`: the journal does not keep what it holds. `byHand`: it has no *Undo*, but can be set back. */
export type WayBackNow = WayBack | 'shortly' | 'byHand';

/** What is known of the *Undo* of a change; null: it has none. `answer`: the answer says what is taken back. */
type KnownUndo =
  | { readonly kind: string; readonly place: unknown; readonly edits: CollectedEdits }
  | 'answer'
  | null;

/** The same of what is applied at once; null: it leaves nothing that could be taken back. */
export function wayBackNow(facts: WriteFacts | undefined, undo: KnownUndo): WayBackNow | null {
  if (undo === 'answer') return 'same';
  if (undo) {
    const way = wayBack({ kind: undo.kind, edits: turned(undo.edits) });
    const kept = unmaskedJson({ place: undo.place, edits: undo.edits }) !== null;
    return way === 'same' && !kept ? 'shortly' : way;
  }
  if (!facts) return 'none';
  if ('none' in facts) return 'fleeting' in facts ? null : 'none';
  return 'anew' in facts ? 'anew' : 'byHand';
}
