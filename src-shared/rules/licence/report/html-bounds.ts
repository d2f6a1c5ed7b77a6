/**
 * The limits of an HTML report of a large licence. Two licences of 60,000 modules would make 35 MB, which no browser
 * opens quickly: lists end after some thousand rows, long ones can be collapsed, and the report says what it leaves
 * out and where to find everything.
 */
import { escapeHtml } from '../../../kit/html-text.ts';
import type { LicenceReportWords } from './report-words.ts';

/**
 * The rows of the module list. A page of 110,000 pixels is the longest of which Chromium was seen to take one
 * complete screenshot (two thirds of a page of 285,000 stayed blank), so a report with changes has fewer rows.
 */
export function modulesOf(steps: number): number {
  return steps === 0 ? 4000 : 1000;
}

/** The longest list without a collapsible title. */
export const uncollapsedLimit = 500;

/** Returns the maximum number of sentences for each step of a report with `steps` steps. */
export function sentencesOf(steps: number): number {
  return Math.max(12, Math.floor(200 / Math.max(1, steps)));
}

/** Returns the maximum number of changed modules for each step of a report with `steps` steps. */
export function changeRowsOf(steps: number): number {
  return Math.max(12, Math.floor(1000 / Math.max(1, steps)));
}

/**
 * Puts a list under a collapsible title, without a script. The list starts open, so that a screenshot or a search
 * finds every row.
 */
export function* collapsibleList(
  list: Iterable<string>,
  title: string | null,
): Generator<string, void, undefined> {
  if (title !== null) yield `<details open><summary>${escapeHtml(title)}</summary>`;
  yield* list;
  if (title !== null) yield '</details>';
}

export type LeftOutKey =
  | 'licenceReport.moreSentences'
  | 'licenceReport.moreChanges'
  | 'licenceReport.moreModules';

export function leftOut(key: LeftOutKey, count: number, words: LicenceReportWords): string {
  if (count <= 0) return '';
  const text = words.say(key, { count, amount: words.number(count) });
  return `<p class="left">${escapeHtml(text)}</p>`;
}
