/** Reads whether records hold what a change wanted of them, after its answer was lost; loaded only then. */
import { type Edit, sameValue } from '#shared/kit/merge.ts';
import { invertEdits } from '#shared/rules/changes/inverse.ts';
import { growthOf } from '#shared/rules/changes/plan.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { callRead } from '../read.ts';
import { heldInWords } from '../records/read-back.ts';
import type { Change, ReadBack, RecordUndo } from './change.ts';

type ToldWishes = Pick<Change, 'restores' | 'collectsEach' | 'decides' | 'does'>;

/** The wishes of a change for its records stand in its ways back, its decisions or its effect. */
export async function readWishes(
  { restores, collectsEach, decides, does }: ToldWishes,
  mark: string,
): Promise<ReadBack> {
  const back = restores ? [restores] : collectsEach;
  const wishes =
    back?.map((undo) => ({ ...undo, edits: invertEdits(undo.edits) })) ?? decides ?? (does ? [does] : []);
  if (wishes.length === 0) throw new Error('the change names no record');
  const found = await Promise.all(wishes.map((wish) => readWish(wish, mark)));
  return {
    isApplied: found.every(({ isApplied }) => isApplied),
    fields: found.flatMap(({ fields }) => fields),
  };
}

async function readWish({ kind: id, place, edits }: RecordUndo, mark: string): Promise<ReadBack> {
  const kind = await recordById(id);
  const locator = kind?.locator.safeParse(place);
  if (!kind || !locator?.success) throw new Error(`${id} cannot be read`);
  const names = Object.keys(edits);
  const held = await kind.read((endpoint, input) => callRead(endpoint, input, { mark }), locator.data, names);
  const isHeld = (name: string) => {
    const { from, to } = edits[name] ?? {};
    // A record that was made has values of the server too, so that only how many are there tells.
    if (name === 'there')
      return growthOf({ edits: { there: { from, to: held[name] } } }) === growthOf({ edits });
    return isChangedAs(held[name], { from, to }, kind.countedFields?.includes(name) ?? false);
  };
  return { isApplied: names.every(isHeld), fields: await heldInWords(kind, locator.data, held, names) };
}

/** Of values by ids only the changed ones count: somebody else may change the others meanwhile. */
function isChangedAs(held: unknown, { from, to }: Edit, isListed: boolean): boolean {
  if (!isListed || !isValuesById(held) || !isValuesById(from) || !isValuesById(to))
    return sameValue(held, to);
  return Object.entries(to).every(([id, value]) => sameValue(value, from[id]) || sameValue(value, held[id]));
}

function isValuesById(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
