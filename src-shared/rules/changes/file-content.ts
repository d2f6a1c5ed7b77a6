/** What a file of changes wants that no form would take: told before anything of it is taken. */

import { wrongInEdits } from '../records/content/check-content.ts';
import type { ContentProblem } from '../records/content/content-problem.ts';
import { recordById } from '../records/records.ts';
import type { CollectedChange } from './collected.ts';
import type { NamedReference } from './mapping/names.ts';
import { objectText } from './object-name.ts';

export interface WrongChange extends Pick<CollectedChange, 'title' | 'kind' | 'place'> {
  /** Its place among the changes, from 0. */
  readonly at: number;
  /** What it is of, as the file calls it; '' where it says nothing. */
  readonly object: string;
  readonly problems: ContentProblem[];
}

/** Changes that are told; of more, who made the file hears next time. */
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

/** `changes.3.edits.innerUrl`: the first of them, as a file names its parts. */
export function placeOfWrong([first]: readonly WrongChange[]): string {
  return first ? `changes.${first.at}.edits.${first.problems[0]?.name ?? ''}` : '';
}
