/** Themes of a package that are on the server already, or whose name is taken, and the choices for each. */
import { lengthOf } from '#shared/rules/common/fields/plain-text.ts';
import type { ReleaseAge } from '#shared/rules/themes/package/import-note.ts';
import { nameLimit } from '#shared/rules/themes/fields/naming-fields.ts';

/**
 * `same` leaves a theme out because the server's is the same. `replace` gives the existing theme the package's look;
 * its audience and its position stay.
 */
export const importPlans = ['add', 'same', 'replace', 'copy', 'skip'] as const;
export type ImportPlan = (typeof importPlans)[number];

/** A theme as names are compared: its terminal is the list's, and terminals without styles have null. */
interface Named {
  readonly name: string;
  readonly style: string | null;
}

export interface ThemeClash<Existing> {
  /** Existing themes of this name and style in their order; empty where only the packages repeat it. */
  readonly existing: readonly Existing[];
  /** An earlier theme of the same import has this name and style. */
  readonly isRepeated: boolean;
}

/** Names compare without regard to case and outer spaces. */
export const foldedName = (name: string) => name.trim().normalize('NFC').toLocaleLowerCase('en-US');

/** A light and a dark theme may share a name, and are a pair then. */
const clashKey = ({ name, style }: Named) => `${style ?? ''}/${foldedName(name)}`;

/** Clashes by index in `incoming`; themes without a clash are missing. All are of one terminal. */
export function clashesOf<Existing extends Named>(
  incoming: readonly Named[],
  existing: readonly Existing[],
): ReadonlyMap<number, ThemeClash<Existing>> {
  const there = Map.groupBy(existing, clashKey);
  const before = new Set<string>();
  const found = new Map<number, ThemeClash<Existing>>();
  for (const [index, theme] of incoming.entries()) {
    const key = clashKey(theme);
    const same = there.get(key) ?? [];
    const twice = before.has(key);
    if (same.length > 0 || twice) found.set(index, { existing: same, isRepeated: twice });
    before.add(key);
  }
  return found;
}

interface ClashFacts {
  readonly isSame: boolean;
  readonly isOfCopiedPair: boolean;
  /** The age of the package beside the one that the existing theme came from. */
  readonly age: ReleaseAge;
}

/** The default first. Only a single existing theme can be replaced. */
export function plansFor(
  clash: ThemeClash<unknown> | undefined,
  { isSame, isOfCopiedPair, age }: ClashFacts,
): readonly ImportPlan[] {
  if (!clash) return isOfCopiedPair ? ['copy', 'add', 'skip'] : ['add', 'skip'];
  const isSingle = clash.existing.length === 1 && !clash.isRepeated;
  if (isSingle && isSame) return ['same', 'copy'];
  if (!isSingle) return ['copy', 'skip'];
  if (age === 'newer') return ['replace', 'copy', 'skip'];
  return age === 'another' ? ['copy', 'replace', 'skip'] : ['skip', 'replace', 'copy'];
}

/** The name of a copy, with the first free number, within the limit of a name. */
export function copyName(name: string, usedNames: Iterable<string>): string {
  const names = new Set([...usedNames].map(foldedName));
  const plain = name.trim().replace(/ \(\d{1,4}\)$/, '');
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const made = `${[...plain].slice(0, nameLimit - lengthOf(ending)).join('')}${ending}`;
    if (!names.has(foldedName(made))) return made;
  }
}
