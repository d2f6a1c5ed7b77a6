import { randomUUID } from 'node:crypto';
import { applyChanges } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { errorText } from '../session/error-text.ts';
import { readingOf } from '../session/open-session.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { progressOf } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { EveryWord } from '../text/all-texts.ts';
import type { Words } from '../text/terminal-texts.ts';
import { type Came, untried } from './apply-outcome.ts';
import { openJournalled } from './journalled-writes.ts';
import { refusalWords } from './refusal-text.ts';
import type { Stopping } from './stop-on-interrupt.ts';

export interface ApplyingHere {
  readonly session: PlatformSession;
  readonly signal: AbortSignal;
  readonly stopping: Stopping;
  readonly terminal: Terminal;
  readonly words: Words;
  readonly all: EveryWord;
}

/** Each over what the server has by then, and noted in the journal. */
export async function applyHere(
  changes: readonly CollectedChange[],
  around: ApplyingHere,
): Promise<readonly Came[]> {
  const { session, signal, stopping, terminal, words, all } = around;
  const { gone } = stopping;
  const journal = await openJournalled(session, terminal, words, all, gone);
  const progress = progressOf('cli.changes.applying', changes.length, terminal, words);
  const came = new Map<CollectedChange, Came>();
  try {
    await applyChanges(changes, {
      kindOf: recordById,
      ...readingOf(session),
      signal,
      gone,
      send: journal.send,
      held: (_, write) => journal.held(write),
      // What an earlier run was at is found out by reading, like everything else.
      begun: () => false,
      async begin(change) {
        stopping.sending(change);
        return { key: randomUUID(), approver: '' };
      },
      async settle(change, outcome) {
        came.set(change, outcome);
        stopping.settled(change);
        progress.tell(came.size);
      },
      words: (error) => errorText(error, all),
      refusal: refusalWords(words, all),
    });
  } finally {
    progress.end();
    journal.close();
  }
  return changes.map((change) => came.get(change) ?? untried);
}
