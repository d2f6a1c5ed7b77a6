/** Reads after a lost answer what a record holds, and whether the change of it was made. */
import { sameValue } from '#shared/kit/merge.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { HeldField, ReadBack } from '../changes/change.ts';
import { callRead } from '../read.ts';
import { serverMark } from '../server-mark.ts';

/**
 * `wanted`: the changed fields. A field that lists values by ids counts with the changed ids alone, because other
 * people's changes of other ids prove nothing about this change.
 */
export function readBackOf<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  wanted: Partial<Values>,
): () => Promise<ReadBack> {
  const mark = serverMark();
  const names = Object.keys(wanted) as (keyof Values & string)[];
  return async () => {
    const held = await kind.read((endpoint, input) => callRead(endpoint, input, { mark }), locator, names);
    return {
      isApplied: names.every((name) =>
        isHeld(held[name], wanted[name], kind.countedFields?.includes(name) ?? false),
      ),
      fields: await heldInWords(kind, locator, held, names),
    };
  };
}

function isHeld(held: unknown, wanted: unknown, byId: boolean): boolean {
  if (!byId || typeof held !== 'object' || held === null || typeof wanted !== 'object' || wanted === null)
    return sameValue(held, wanted);
  return Object.entries(wanted).every(([id, value]) => sameValue(Reflect.get(held, id), value));
}

export async function heldInWords<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  held: Values,
  names: readonly (keyof Values & string)[],
): Promise<readonly HeldField[]> {
  const { labelOf, valueText } = await import('./record-text.ts');
  return names.map((name) => ({
    label: labelOf(kind, name, locator),
    value: valueText(kind, name, held[name]),
  }));
}
