/** Why fields are not written as a file wants them, in words. */
import { type ContentProblem, contentLines } from '#shared/rules/records/content/content-problem.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import type { EveryWord } from '../text/all-texts.ts';
import type { Words } from '../text/terminal-texts.ts';

export const refusalWords =
  ({ language }: Words, all: EveryWord) =>
  (kind: AnyRecord, place: unknown, problems: readonly ContentProblem[]): string =>
    all.say('changeContent.refused', {
      fields: contentLines(kind, place, problems, all, language).join(' '),
    });
