/** The look that a family's brand gives to a member, the changes that this makes, and what was set by hand meanwhile. */
import type { TopicStyle } from '#shared/api/themes/context.ts';
import type { Edit } from '#shared/kit/merge.ts';
import type { FamilyBrand, ThemeFamilyMember } from '#shared/rules/themes/family/theme-family.ts';
import { lookNamesOf } from '#shared/rules/themes/look/look-forms.ts';
import { coloursToSet, drawnWith, lookTables } from '#shared/rules/themes/look/look-of.ts';
import { type AnyLookTable, isShown } from '#shared/rules/themes/look/look-table.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { paletteOf } from '../parts/ThemeContrast/palette.ts';

export interface FamilyPlan {
  readonly edits: Readonly<Record<string, Edit<string>>>;
  /** Fields whose value is neither the brand's nor one that the family has set. */
  readonly byHand: readonly string[];
  /** The values to note once the edits are collected. */
  readonly notedValues: ThemeFamilyMember['known'];
}

interface PlannedMember {
  readonly terminal: Terminal;
  readonly style: TopicStyle;
  /** The stored values of the look. */
  readonly look: LookValues[Terminal];
  /** Null for a theme that is no member yet. */
  readonly notedValues: ThemeFamilyMember['known'] | null;
}

type Values = Readonly<Record<string, string>>;

/** The values by field that the brand gives to fields with a control in the form. */
export function familyValues(
  { main, second, font }: FamilyBrand,
  { terminal, style, look }: Pick<PlannedMember, 'terminal' | 'style' | 'look'>,
): Values {
  const colours = coloursToSet(terminal, look, paletteOf(terminal, style, main, second) ?? {});
  if (font === '') return colours;
  const table: AnyLookTable = lookTables[terminal];
  const { values } = drawnWith(terminal, look);
  const fonts = lookNamesOf(table, 'font').filter((name) => {
    const field = table[name];
    return field !== undefined && isShown(field, font, values);
  });
  return { ...colours, ...Object.fromEntries(fonts.map((name) => [name, font])) };
}

/** `overwrites`: fields that were set by hand get the brand's values, too. */
export function familyPlan(brand: FamilyBrand, member: PlannedMember, overwrites: boolean): FamilyPlan {
  const stored = member.look as unknown as Readonly<Record<string, unknown>>;
  const known = member.notedValues ?? {};
  const wanted = Object.entries(familyValues(brand, member));
  const byHand = wanted.flatMap(([name, value]) => {
    const before = known[name];
    const now = textOf(stored[name]);
    return before && ![value, ...before].some((one) => isSame(one, now)) ? [name] : [];
  });
  const left = new Set(overwrites ? [] : byHand);
  const given = wanted.filter(([name]) => !left.has(name));
  const edits = given
    .filter(([name, to]) => !isSame(textOf(stored[name]), to))
    .map(([name, to]) => [name, { from: textOf(stored[name]), to }] as const);
  const noted = given.map(([name, to]): [string, string[]] => [
    name,
    [...new Set([textOf(stored[name]), to])],
  ]);
  return {
    edits: Object.fromEntries(edits),
    byHand,
    notedValues: { ...known, ...Object.fromEntries(noted) },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Case makes no difference for a colour. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
