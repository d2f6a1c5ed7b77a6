/** Undoing a change from the journal: whether it can be done here and now, and doing it through the change door. */
import type { KeptEntry, ListedEntry } from '#shared/bridge/journal.ts';
import { bridge } from '../../../data/bridge.ts';
import { submitChange } from '../../../data/changes/index.ts';
import type { Translate } from '../../../data/text.ts';
import { confirm } from '../../../widgets/confirm.tsx';
import { notify, notifyFailure } from '../../../widgets/notify.tsx';
import { titleText } from './journal-text.ts';

/** Who is here: the server in use, and who is signed in to it. */
export interface Here {
  readonly server: string;
  readonly user: string | null;
}

export type Obstacle = 'already' | 'notDone' | 'none' | 'otherServer' | 'signedOut' | 'otherUser';

/** Why a change can't be undone here and now; null where it can. Text: `journal.undo.<obstacle>`. */
export function undoObstacle(entry: Omit<ListedEntry, 'changed'>, here: Here): Obstacle | null {
  if (entry.undone) return 'already';
  if (entry.result !== 'done') return 'notDone';
  if (!entry.undoable) return 'none';
  if (entry.server !== here.server) return 'otherServer';
  if (here.user === null) return 'signedOut';
  return entry.user === here.user ? null : 'otherUser';
}

/** Asks, warns of later changes, submits the inverse and notes it. What fails is said; nothing is thrown. */
export async function undoEntry(id: number, server: string, t: Translate): Promise<void> {
  try {
    const [{ entry }, { undo, later }] = await Promise.all([
      bridge.journal.entry({ id }),
      bridge.journal.undoOf({ id }),
    ]);
    if (!entry || !undo) return notify({ tone: 'danger', text: t('journal.undo.gone') });
    // With every endpoint, which only this needs.
    const { changeFromUndo } = await import('../../../data/changes/undo-from-journal.ts');
    const change = changeFromUndo(undo, stateOf(entry));
    if (!change) return notify({ tone: 'danger', text: t('journal.undo.otherVersion') });
    const parts = [
      t('journal.undo.text', { inverse: titleText(undo.title), server }),
      later > 0 ? t('journal.undo.later', { count: later }) : '',
    ];
    const yes = await confirm({
      title: t('journal.undo.question', { change: titleText(entry.title) }),
      text: parts.filter(Boolean).join(' '),
      action: t('journal.undo.action'),
      danger: later > 0,
    });
    if (!yes) return;
    const done = await submitChange({ ...change, undoes: id }).then(
      () => true,
      // The change door has shown and noted it.
      () => false,
    );
    if (done) await bridge.journal.markUndone({ id });
  } catch (error) {
    notifyFailure(error);
  }
}

/** What the change set is what its inverse finds. */
function stateOf({ after }: KeptEntry): unknown {
  return after === null ? null : JSON.parse(after);
}
