/** The families of imported packages: their members are found on the server by name, and are kept together from then on. */
import { bridge } from '#data/bridge.ts';
import { callRead } from '#data/read.ts';
import type { ThemeNotesScope } from '#shared/bridge/theme-notes.ts';
import type { ThemeFamilyMember } from '#shared/rules/themes/family/theme-family.ts';
import { themesNamed } from '#shared/rules/themes/find-theme.ts';
import type { PackageFamilyOf, PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { hasStyles } from '#shared/rules/themes/theme-locator.ts';
import { isFamilyOf, memberKey } from '../Family/family-members.ts';
import { familyValues } from '../Family/family-plan.ts';
import { rowLook } from '../row-look.ts';
import type { FinishedImport } from './import-notes.ts';
import { hasArrived, type ImportDestination } from './importing.ts';

interface ImportedMember {
  /** The shell's handle of the package. */
  readonly file: string;
  readonly theme: PackageTheme;
  readonly name: string;
  readonly families: readonly PackageFamilyOf[];
}

type Finished = FinishedImport & { readonly incoming: ImportedMember };

/** A family of the same name in this department takes the members in, and the package's brand. Rejects as the bridge and reads do. */
export async function keepImportedFamilies(
  tenant: ThemeNotesScope,
  finished: readonly Finished[],
  to: ImportDestination,
): Promise<void> {
  const members = finished
    .filter(({ outcome }) => hasArrived(outcome))
    .flatMap(({ incoming }) => incoming.families.map((family) => ({ family, incoming })));
  for (const all of Map.groupBy(
    members,
    ({ family, incoming }) => `${incoming.file} ${family.name}`,
  ).values()) {
    const [first] = all;
    if (!first) continue;
    const found: ThemeFamilyMember[] = [];
    for (const { incoming } of all) found.push(...(await memberOf(incoming, first.family, to)));
    const { families } = await bridge.themeNotes.read(tenant);
    const there = families.find((family) => family.name === first.family.name && isFamilyOf(family, to));
    const fresh = new Set(found.map(({ locator }) => memberKey(locator)));
    const others = (there?.members ?? []).filter(({ locator }) => !fresh.has(memberKey(locator)));
    if (found.length > 0)
      await bridge.themeNotes.keepFamily({
        ...tenant,
        from: there?.time ?? null,
        family: {
          id: there?.id ?? crypto.randomUUID(),
          name: first.family.name,
          brand: first.family.brand,
          members: [...others, ...found],
        },
      });
  }
}

/** None where the theme is not found, or several have its name and style. */
async function memberOf(
  { theme, name }: ImportedMember,
  { brand }: PackageFamilyOf,
  to: ImportDestination,
): Promise<readonly ThemeFamilyMember[]> {
  const { terminal, style } = theme;
  if (terminal === null) return [];
  const named = (await themesNamed(callRead, { ...to, terminal }, name)).filter(
    ({ topicStyle }) => !hasStyles(terminal) || topicStyle === style,
  );
  const [stored] = named;
  if (!stored || named.length > 1) return [];
  const { id, topicName, topicStyle } = stored;
  const values = familyValues(brand, { terminal, style: topicStyle, look: rowLook(stored) });
  // A value that the package's author had set by hand counts as set by hand here too.
  const known = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [value]]));
  return [{ locator: { ...to, terminal, id, name: topicName, style: topicStyle }, known }];
}
