import { randomUUID } from 'node:crypto';
import { applyChanges } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { serverErrorText } from '../session/error-text.ts';
import { recordReading } from '../session/open-session.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { progressLine } from '../terminal/progress.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { type ApplyOutcome, untriedOutcome } from './apply-outcome.ts';
import { openJournalledWrites } from './journalled-writes.ts';
import { contentRefusalText } from './refusal-text.ts';
import type { ApplyInterrupt } from './stop-on-interrupt.ts';

export interface ApplyContext {
  readonly session: PlatformSession;
  readonly signal: AbortSignal;
  readonly interrupt: ApplyInterrupt;
  readonly terminal: CommandTerminal;
  readonly words: TerminalWords;
  readonly allWords: AllWords;
}

/** Lays each change over the record's newest state, and notes each write in the journal. */
export async function applyAtServer(
  changes: readonly CollectedChange[],
  context: ApplyContext,
): Promise<readonly ApplyOutcome[]> {
  const { session, signal, interrupt, terminal, words, allWords } = context;
  const { abandonSignal: interruptSignal } = interrupt;
  const journal = await openJournalledWrites(session, terminal, words, allWords, interruptSignal);
  const progress = progressLine('cli.changes.applying', changes.length, terminal, words);
  const outcomes = new Map<CollectedChange, ApplyOutcome>();
  try {
    await applyChanges(changes, {
      kindOf: recordById,
      ...recordReading(session),
      signal,
      abandonSignal: interruptSignal,
      send: journal.send,
      onHeld: (_, write) => journal.held(write),
      // An interrupted earlier run needs no note: reading the record shows what it did.
      hasBegun: () => false,
      async begin(change) {
        interrupt.sending(change);
        return { key: randomUUID(), approver: '' };
      },
      async finish(change, outcome) {
        outcomes.set(change, outcome);
        interrupt.onFinished(change);
        progress.tell(outcomes.size);
      },
      words: (error) => serverErrorText(error, allWords),
      refusal: contentRefusalText(words, allWords),
    });
  } finally {
    progress.end();
    journal.close();
  }
  return changes.map((change) => outcomes.get(change) ?? untriedOutcome);
}
