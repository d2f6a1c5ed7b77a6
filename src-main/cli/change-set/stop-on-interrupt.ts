/** The first Ctrl+C begins no further change and names those that are waited for; the second stops waiting. */
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { changeHeadline } from './change-text.ts';

export interface ApplyInterrupt {
  /** No change begins after this signal. */
  readonly stop: AbortSignal;
  /** Nothing waits for an answer after this signal. */
  readonly abandonSignal: AbortSignal;
  sending(change: CollectedChange): void;
  onFinished(change: CollectedChange): void;
  /** Restores Ctrl+C, which ends the program then. */
  release(): void;
}

export function listenForInterrupt(
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): ApplyInterrupt {
  const stop = new AbortController();
  const controller = new AbortController();
  const sent = new Set<CollectedChange>();
  const waits = (): string =>
    sent.size === 0
      ? allWords.say('changes.apply.stopping')
      : allWords.say('changes.apply.waits', {
          count: sent.size,
          changes: [...sent].map((change) => changeHeadline(change, [], allWords)).join(', '),
        });
  const listening: (() => void)[] = [];
  const first = () => {
    stop.abort();
    terminal.complain(`steward: ${words.say('cli.changes.stopping', { waits: waits() })}\n`);
    listening.push(terminal.onInterrupt(letGo));
  };
  const letGo = () => controller.abort(new Error(allWords.say('changes.apply.wasLetGo')));
  listening.push(terminal.onInterrupt(first));
  return {
    stop: stop.signal,
    abandonSignal: controller.signal,
    sending: (change) => void sent.add(change),
    onFinished: (change) => void sent.delete(change),
    release() {
      for (const end of listening) end();
    },
  };
}
