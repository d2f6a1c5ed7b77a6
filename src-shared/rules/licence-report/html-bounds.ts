/**
 * How much of a large licence an HTML report shows. Two licences of 60,000 modules each would be 35 MB that no
 * browser opens at once and nobody reads: lists end after some thousand rows, long ones are folded, and the report
 * says what it leaves out and where everything is.
 */
import { escapeHtml } from './html-text.ts';
import type { ReportWords } from './report-words.ts';

/** Sentences of one step. */
export const mostSentences = 300;
/** Rows of the module list. */
export const mostModules = 5000;
/** Longer lists are folded. */
export const unfolded = 500;

/** Changed modules of each step of a report of so many. */
export function changeRowsOf(steps: number): number {
  return Math.max(100, Math.floor(3000 / Math.max(1, steps)));
}

/** A list behind a title that opens it, without any script; null: it stands open. */
export function* folded(list: Iterable<string>, title: string | null): Generator<string, void, undefined> {
  if (title !== null) yield `<details><summary>${escapeHtml(title)}</summary>`;
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
