/** Themes of a package whose names are taken where they are to stand, and what becomes of each. */
import { lengthOf } from '#shared/rules/common/fields/plain-text.ts';
import { nameLimit } from '#shared/rules/themes/fields/naming-fields.ts';

/** `replace`: the look of the one that is there becomes the package's; who has it and where it stands stay. */
export const clashChoices = ['replace', 'copy', 'skip'] as const;
export type ClashChoice = (typeof clashChoices)[number];

interface Named {
  readonly name: string;
}

export interface Clash<Existing> {
  /** The ones of this name that are there, in their order; none where only the packages name it twice. */
  readonly existing: readonly Existing[];
  /** It is named before in the same import. */
  readonly twice: boolean;
}

/** As people compare names. */
const folded = (name: string) => name.trim().normalize('NFC').toLocaleLowerCase('en-US');

/** By the place of the theme in `incoming`; those that clash with nothing are not in it. */
export function clashesOf<Existing extends Named>(
  incoming: readonly Named[],
  existing: readonly Existing[],
): ReadonlyMap<number, Clash<Existing>> {
  const there = Map.groupBy(existing, ({ name }) => folded(name));
  const before = new Set<string>();
  const found = new Map<number, Clash<Existing>>();
  for (const [place, { name }] of incoming.entries()) {
    const key = folded(name);
    const same = there.get(key) ?? [];
    const twice = before.has(key);
    if (same.length > 0 || twice) found.set(place, { existing: same, twice });
    before.add(key);
  }
  return found;
}

/** What can be done about a clash: only one theme that is there can be replaced. */
export function choicesFor({ existing, twice }: Clash<unknown>): readonly ClashChoice[] {
  return existing.length === 1 && !twice ? clashChoices : clashChoices.filter((one) => one !== 'replace');
}

/** The name of a copy: the first number that is free, and no more characters than a name may have. */
export function copyName(name: string, taken: Iterable<string>): string {
  const names = new Set([...taken].map(folded));
  const plain = name.trim().replace(/ \(\d{1,4}\)$/, '');
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const made = `${[...plain].slice(0, nameLimit - lengthOf(ending)).join('')}${ending}`;
    if (!names.has(folded(made))) return made;
  }
}
