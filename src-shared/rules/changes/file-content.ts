/** Finds values in a file of changes that no form would accept, before any of the file is used. */

import { wrongInEdits } from '../records/content/check-content.ts';
import type { ContentProblem } from '../records/content/content-problem.ts';
import { recordById } from '../records/records.ts';
import type { CollectedChange } from './collected-change.ts';
import type { NamedReference } from './mapping/names.ts';
import { objectText } from './object-name.ts';

export interface WrongChange extends Pick<CollectedChange, 'title' | 'kind' | 'place'> {
  /** The index among the changes, from 0. */
  readonly at: number;
  /** The record's name in the file; '' when the file names none. */
  readonly object: string;
  readonly problems: ContentProblem[];
}

/** The maximum number of changes reported at once. */
const most = 50;

export async function wrongChanges(
  changes: readonly CollectedChange[],
  names: readonly NamedReference[],
): Promise<WrongChange[]> {
  const found: WrongChange[] = [];
  for (const [at, change] of changes.entries()) {
    const { title, kind, place, edits } = change;
    const record = await recordById(kind);
    const problems = record ? [...wrongInEdits(record, place, edits)] : [];
    if (problems.length > 0 && found.length < most)
      found.push({ at, title, kind, place, object: objectText(change, names), problems });
  }
  return found;
}

/** Returns the path of the first wrong value in the file, such as `changes.3.edits.innerUrl`. */
export function pathOfWrong([first]: readonly WrongChange[]): string {
  return first ? `changes.${first.at}.edits.${first.problems[0]?.name ?? ''}` : '';
}
