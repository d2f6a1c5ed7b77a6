/**
 * How much of a large licence an HTML report shows. Two licences of 60,000 modules each would be 35 MB that no
 * browser opens at once and nobody reads: lists end after some thousand rows, long ones can be folded away, and the
 * report says what it leaves out and where everything is.
 */
import { escapeHtml } from '../../../kit/html-text.ts';
import type { ReportWords } from './report-words.ts';

/**
 * Rows of the module list. A page of 110,000 pixels is the longest that Chromium was seen to take one picture of with
 * every row in it (of 285,000 it left two thirds blank), so that beside changes there are fewer.
 */
export function modulesOf(steps: number): number {
  return steps === 0 ? 4000 : 1000;
}

/** Longer lists can be folded away. */
export const unfolded = 500;

/** Sentences of each step of a report of so many. */
export function sentencesOf(steps: number): number {
  return Math.max(12, Math.floor(200 / Math.max(1, steps)));
}

/** Changed modules of each step of a report of so many. */
export function changeRowsOf(steps: number): number {
  return Math.max(12, Math.floor(1000 / Math.max(1, steps)));
}

/** A list under a title that folds it away, without any script; it stands open, so that a picture or a search finds every row. */
export function* folded(list: Iterable<string>, title: string | null): Generator<string, void, undefined> {
  if (title !== null) yield `<details open><summary>${escapeHtml(title)}</summary>`;
  yield* list;
  if (title !== null) yield '</details>';
}

export type LeftOut =
  | 'licenceReport.moreSentences'
  | 'licenceReport.moreChanges'
  | 'licenceReport.moreModules';

export function leftOut(key: LeftOut, count: number, words: ReportWords): string {
  if (count <= 0) return '';
  const text = words.say(key, { count, amount: words.number(count) });
  return `<p class="left">${escapeHtml(text)}</p>`;
}
