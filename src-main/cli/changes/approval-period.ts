import { type ApprovalSpan, spanProblem, spanWords } from '#shared/rules/changes/approval/span.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** The times between which an approval holds; '' where it holds always. */
export function approvalPeriodLine(
  span: ApprovalSpan,
  { language }: TerminalWords,
  allWords: AllWords,
): string {
  const ends = spanWords(span, language).map(({ key, time }) => allWords.say(key, { time }));
  return ends.length === 0 ? '' : `  ${ends.join(' ')}\n`;
}

/** Reports an approval that does not hold now; true: nothing may be sent. */
export function refusesApprovalPeriod(
  { decision }: { readonly decision: ApprovalSpan | null },
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): boolean {
  const problem = decision && spanProblem(decision, terminal.now());
  if (!problem) return false;
  terminal.complain(`steward: ${allWords.say(`changes.approval.problem.${problem}`)}\n`);
  terminal.complain(approvalPeriodLine(decision, words, allWords));
  return true;
}
