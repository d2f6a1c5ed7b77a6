/** The state of a record in words, read after a lost answer. */
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { HeldField } from '../changes/change.ts';

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
