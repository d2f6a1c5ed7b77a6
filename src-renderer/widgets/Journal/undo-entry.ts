/** Undoes a change from the journal through the change door, and decides whether that is possible. */

import { bridge } from '#data/bridge.ts';
import { submitChange, undoOnce } from '#data/changes/index.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import type { Translate } from '#data/text.ts';
import type { JournalUndo, KeptEntry, ListedJournalEntry } from '#shared/bridge/journal.ts';
import { holdsMaskedSecret } from '#shared/rules/common/secrets/secret-names.ts';
import { summariseChange } from '#shared/rules/journal/change-summary.ts';
import { confirm } from '../confirm.tsx';
import { notify, notifyFailure } from '../notify.tsx';
import { changedText } from './changed-text.ts';
import { entryTitleText, serverText } from './journal-text.ts';

/** The server in use, and its signed-in user. */
export interface UndoContext {
  readonly server: string;
  readonly user: string | null;
}

export type Obstacle = 'already' | 'notDone' | 'none' | 'otherServer' | 'signedOut' | 'otherUser';

/** The obstacle to undoing a change now; null for none. Text: `journal.undo.<obstacle>`. */
export function undoObstacle(entry: Omit<ListedJournalEntry, 'changed'>, here: UndoContext): Obstacle | null {
  if (entry.undone) return 'already';
  if (entry.result !== 'done') return 'notDone';
  if (!entry.undoable) return 'none';
  if (entry.server !== here.server) return 'otherServer';
  if (here.user === null) return 'signedOut';
  return entry.user === here.user ? null : 'otherUser';
}

type Obstructed = Pick<KeptEntry, 'before' | 'after' | 'user' | 'server' | 'serverName'>;

/** The obstacle in words. A change with a secret has no way back, because the journal stores no secret. */
export function obstacleText(obstacle: Obstacle, entry: Obstructed, t: Translate): string {
  const hidden = obstacle === 'none' && [entry.before, entry.after].some(holdsMaskedSecret);
  return t(`journal.undo.${hidden ? 'hidden' : obstacle}`, {
    server: serverText(entry, t),
    user: entry.user || t('journal.nobody'),
  });
}

/** Shows the values, asks, and submits the inverse, in one of several windows. Failures are shown, not thrown. */
export async function undoEntry(id: number, server: string, t: Translate): Promise<void> {
  try {
    const [{ entry }, { undo, later }] = await Promise.all([
      bridge.journal.entry({ id }),
      bridge.journal.undoOf({ id }),
    ]);
    if (!entry || !undo) return notify({ tone: 'danger', text: t('journal.undo.gone') });
    const alone = await undoOnce(id, () =>
      undo.record === undefined
        ? submitInverse({ entry, undo, later }, server, t)
        : restoreFields({ entry, undo }, t),
    );
    if (!alone) notify({ tone: 'info', text: t('record.undo.elsewhere') });
  } catch (error) {
    notifyFailure(error instanceof UnreadRecord ? error.cause : error);
  }
}

interface Undone {
  readonly entry: KeptEntry;
  readonly undo: JournalUndo;
}

/** Restores only a record's own fields over the newest state. Resolves to whether they are restored. */
async function restoreFields({ entry, undo }: Undone, t: Translate): Promise<boolean> {
  const [{ recordFromUndo }, { restoreRecord }, { chooseRestored }, { confirmDeletion }] = await Promise.all([
    import('#data/changes/undo-from-journal.ts'),
    import('#data/records/restore-record.ts'),
    import('../ChooseValues/choose-record.ts'),
    import('../may-delete.ts'),
  ]);
  const restores = recordFromUndo(undo);
  const title = t('record.undo.title', { change: entryTitleText(entry.title) });
  const outcome =
    restores &&
    (await restoreRecord(restores, {
      always: true,
      undoes: entry.id,
      success: 'common.undone',
      mayDelete: () => confirmDeletion(title),
      onSeveral: (said) => notify({ tone: 'success', text: t(said) }),
      choose: (kind, locator, fields) => chooseRestored(kind, locator, title, fields),
    }).catch(ownFailure));
  if (outcome === 'unknown') notify({ tone: 'danger', text: t('journal.undo.otherVersion') });
  if (outcome === 'same') notify({ tone: 'info', text: t('record.undo.nothing') });
  return outcome === 'saved' || outcome === 'several' || outcome === 'same';
}

/** The change door has already shown and noted its own failures. */
function ownFailure(error: unknown): null {
  if (error instanceof UnreadRecord) throw error;
  return null;
}

/** Submits an earlier version's inverse, a whole call, after showing its values. Resolves to whether it was made. */
async function submitInverse(
  { entry, undo, later }: Undone & { readonly later: number },
  server: string,
  t: Translate,
): Promise<boolean> {
  // Loads every endpoint, which nothing else here needs.
  const { changeFromUndo } = await import('#data/changes/undo-from-journal.ts');
  const change = changeFromUndo(undo, stateOf(entry));
  if (!change) {
    notify({ tone: 'danger', text: t('journal.undo.otherVersion') });
    return false;
  }
  const parts = [
    t('journal.undo.text', { inverse: entryTitleText(undo.title), server }),
    changedText(summariseChange(entry.after, undo.input), t),
    later > 0 ? t('journal.undo.later', { count: later }) : '',
  ];
  const yes = await confirm({
    title: t('journal.undo.question', { change: entryTitleText(entry.title) }),
    text: parts.filter(Boolean).join(' '),
    action: t('journal.undo.action'),
    danger: later > 0,
  });
  if (!yes) return false;
  return submitChange({ ...change, undoes: entry.id }).then(
    () => true,
    // The change door has shown and noted the failure.
    () => false,
  );
}

/** The state after the change is the one before its inverse. */
function stateOf({ after }: KeptEntry): unknown {
  return after === null ? null : JSON.parse(after);
}
