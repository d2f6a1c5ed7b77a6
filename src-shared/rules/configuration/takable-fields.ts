/** Leaves fields that the form refuses out of the changes of a comparison, and lists the reasons. */
import { changeTitleOf } from '../changes/inverse.ts';
import { wrongInEdits } from '../records/content/check-content.ts';
import type { ContentProblem } from '../records/content/content-problem.ts';
import { recordById } from '../records/records.ts';
import type { Comparison, ConfigurationDifference } from './compare.ts';

export interface TakableDifference extends ConfigurationDifference {
  /** The kind of record that the change writes. */
  readonly by: string;
  /** The fields left out of the change, with the reasons. */
  readonly problems: readonly ContentProblem[];
}
export interface TakableComparison extends Omit<Comparison, 'differences'> {
  readonly differences: readonly TakableDifference[];
}

export async function takableChanges(compared: Comparison): Promise<TakableComparison> {
  const differences: TakableDifference[] = [];
  for (const one of compared.differences) differences.push(await takableOf(one));
  const refused = new Set(
    differences.flatMap(({ state, kind, problems }) =>
      state === 'added' && problems.length > 0 ? kind : [],
    ),
  );
  return {
    ...compared,
    differences: differences.map((one) =>
      /* wall: written-no-deletion */ refused.has(one.kind) ? unchangedDifference(one) : one,
    ),
  };
}

/** A refused new record may replace an existing one, so no record of its kind is deleted. */
function unchangedDifference(one: TakableDifference): TakableDifference {
  if (one.state !== 'removed' || !one.change) return one;
  return { ...one, change: null, problems: [{ name: 'there', message: { key: 'changeContent.kept' } }] };
}

async function takableOf(difference: ConfigurationDifference): Promise<TakableDifference> {
  const { change } = difference;
  const kind = change && (await recordById(change.kind));
  if (!change || !kind) return { ...difference, by: difference.kind, problems: [] };
  const problems = wrongInEdits(kind, change.place, change.edits);
  const by = change.kind;
  if (problems.length === 0) return { ...difference, by, problems };
  const wrong = new Set(problems.map(({ name }) => name));
  const edits = Object.fromEntries(
    Object.entries(change.edits).filter(([name]) => /* wall: written-bundle-fields */ !wrong.has(name)),
  );
  if (Object.keys(edits).length === 0) return { ...difference, by, problems, change: null };
  const title = changeTitleOf(kind, edits, change.place);
  return { ...difference, by, problems, change: { ...change, edits, title } };
}
