/** Themes of a package whose names exist already, and the choices for each. */
import { lengthOf } from '#shared/rules/common/fields/plain-text.ts';
import { nameLimit } from '#shared/rules/themes/fields/naming-fields.ts';

/** `replace` gives the existing theme the package's look; its audience and its position stay. */
export const clashChoices = ['replace', 'copy', 'skip'] as const;
export type ClashChoice = (typeof clashChoices)[number];

interface Named {
  readonly name: string;
}

export interface ThemeClash<Existing> {
  /** Existing themes of this name in their order; empty where only the packages repeat it. */
  readonly existing: readonly Existing[];
  /** An earlier theme of the same import has this name. */
  readonly twice: boolean;
}

/** Names compare without regard to case and outer spaces. */
const folded = (name: string) => name.trim().normalize('NFC').toLocaleLowerCase('en-US');

/** Clashes by index in `incoming`; themes without a clash are missing. */
export function clashesOf<Existing extends Named>(
  incoming: readonly Named[],
  existing: readonly Existing[],
): ReadonlyMap<number, ThemeClash<Existing>> {
  const there = Map.groupBy(existing, ({ name }) => folded(name));
  const before = new Set<string>();
  const found = new Map<number, ThemeClash<Existing>>();
  for (const [place, { name }] of incoming.entries()) {
    const key = folded(name);
    const same = there.get(key) ?? [];
    const twice = before.has(key);
    if (same.length > 0 || twice) found.set(place, { existing: same, twice });
    before.add(key);
  }
  return found;
}

/** Only a single existing theme can be replaced. */
export function choicesFor({ existing, twice }: ThemeClash<unknown>): readonly ClashChoice[] {
  return existing.length === 1 && !twice ? clashChoices : clashChoices.filter((one) => one !== 'replace');
}

/** The name of a copy, with the first free number, within the limit of a name. */
export function copyName(name: string, usedNames: Iterable<string>): string {
  const names = new Set([...usedNames].map(folded));
  const plain = name.trim().replace(/ \(\d{1,4}\)$/, '');
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const made = `${[...plain].slice(0, nameLimit - lengthOf(ending)).join('')}${ending}`;
    if (!names.has(folded(made))) return made;
  }
}
