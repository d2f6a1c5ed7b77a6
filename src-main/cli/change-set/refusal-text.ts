/** The sentence that names the fields whose values are not allowed. */
import { type ContentProblem, contentLines } from '#shared/rules/records/content/content-problem.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export const contentRefusalText =
  ({ language }: TerminalWords, allWords: AllWords) =>
  (kind: AnyRecord, locator: unknown, problems: readonly ContentProblem[]): string =>
    allWords.say('changeContent.refused', {
      fields: contentLines(kind, locator, problems, allWords, language).join(' '),
    });
