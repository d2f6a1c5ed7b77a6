/** When an approval in a file holds, in a line, with the zone; and whether it holds now. */
import { type ApprovalSpan, spanProblem, spanWords } from '#shared/rules/changes/approval/span.ts';
import type { EveryWord } from '../text/all-texts.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

/** '' where it holds at any time. */
export function spanLine(span: ApprovalSpan, { language }: Words, all: EveryWord): string {
  const ends = spanWords(span, language).map(({ key, time }) => all.say(key, { time }));
  return ends.length === 0 ? '' : `  ${ends.join(' ')}\n`;
}

/** Answers whether it does not hold now, which is said. */
export function refusesSpan(
  { decision }: { readonly decision: ApprovalSpan | null },
  terminal: Terminal,
  words: Words,
  all: EveryWord,
): boolean {
  const problem = decision && spanProblem(decision, terminal.now());
  if (!problem) return false;
  terminal.complain(`steward: ${all.say(`changes.approval.problem.${problem}`)}\n`);
  terminal.complain(spanLine(decision, words, all));
  return true;
}
