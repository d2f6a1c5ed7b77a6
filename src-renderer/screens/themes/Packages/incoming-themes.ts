/** Themes of the open packages with their plans: the resulting name, and the replaced theme. */
import type { CheckedPackage } from '#shared/bridge/theme-packages.ts';
import { type ImportNote, type ReleaseAge, releaseAge } from '#shared/rules/themes/package/import-note.ts';
import type { PackageFamilyOf, PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { hasStyles } from '#shared/rules/themes/theme-locator.ts';
import { packageOriginOf, type PackageOrigin } from './import-notes.ts';
import { clashesOf, copyName, foldedName, type ImportPlan, plansFor } from './name-clashes.ts';
import type { PackageFile } from './package-files.ts';

/** An existing theme, as its list has it. */
export interface ExistingTheme {
  readonly id: string;
  readonly name: string;
  readonly style: string;
  /** The values of its form, where the list has them all. */
  readonly listValues: object | null;
}
/** Existing themes by terminal; '' has the CSS themes. */
export type ExistingThemes = ReadonlyMap<Terminal | '', readonly ExistingTheme[]>;

export interface ThemeToImport {
  /** Made of the file's id and the theme's key. */
  readonly id: string;
  /** The shell's handle of the package, and the package's name. */
  readonly file: string;
  readonly packageName: string;
  readonly theme: PackageTheme;
  readonly findings: CheckedPackage['findings'];
  /** The part, if the package holds a part only. */
  readonly part: NonNullable<CheckedPackage['manifest']>['part'];
  readonly plans: readonly ImportPlan[];
  readonly plan: ImportPlan;
  /** The only existing theme of this name and style, which `replace` would replace. */
  readonly instead: ExistingTheme | null;
  readonly name: string;
  /** Families of the package with the theme among their members. */
  readonly families: readonly PackageFamilyOf[];
  /** The package's version; null for a package without one. */
  readonly origin: PackageOrigin | null;
  /** The version of the package that the existing theme came from, and this package's age beside it. */
  readonly before: { readonly version: string; readonly age: Exclude<ReleaseAge, 'another'> } | null;
}

/** `existing` is null without a server, or before it has been read; `unchanged` has the ids of themes that are the same. */
export function incomingThemes(
  files: readonly PackageFile[],
  existing: ExistingThemes | null,
  { chosen, unchanged, noteOf = () => undefined }: ImportChoices,
): readonly ThemeToImport[] {
  const all = files.flatMap((file) => {
    const { handle, checked } = file;
    const manifest = checked?.manifest;
    if (!handle || !checked || !manifest) return [];
    return manifest.themes.map((theme) => ({
      id: `${file.id}:${theme.key}`,
      /** Light and dark themes of one name in a file are a pair. */
      pair: `${file.id}:${foldedName(theme.name)}`,
      file: handle.id,
      packageName: file.name,
      theme,
      part: manifest.part,
      findings: checked.themes[theme.key] ?? [],
      origin: packageOriginOf(checked),
      families: (manifest.families ?? []).filter(({ members }) => members.includes(theme.key)),
    }));
  });
  const planned = new Map<string, Pick<ThemeToImport, 'plans' | 'plan' | 'instead' | 'name' | 'before'>>();
  for (const [terminal, themes] of Map.groupBy(all, ({ theme }) => theme.terminal ?? ('' as const))) {
    const isStyled = terminal !== '' && hasStyles(terminal);
    const there = existing?.get(terminal) ?? [];
    const clashes = clashesOf(
      themes.map(({ theme }) => theme),
      there.map(({ id, name, style }) => ({ id, name, style: isStyled ? style : null })),
    );
    const usedNames = [...there.map(({ name }) => name), ...themes.map(({ theme }) => theme.name)];
    const copies = new Map<string, string>();
    const copyOf = (pair: string, name: string) => {
      const made = copies.get(pair) ?? copyName(name, usedNames);
      copies.set(pair, made);
      usedNames.push(made);
      return made;
    };
    const plan = (index: number, isOfCopiedPair: boolean) => {
      const one = themes[index];
      if (!one) return;
      const clash = clashes.get(index);
      const note = clash && noteOf(one.theme);
      const age = one.origin ? releaseAge({ ...one.origin, theme: one.theme.key }, note) : 'another';
      const before = note && age !== 'another' ? { version: note.version, age } : null;
      const plans = plansFor(clash, { isSame: unchanged.has(one.id), isOfCopiedPair, age });
      const requested = chosen.get(one.id);
      const now = plans.find((each) => each === requested) ?? plans[0] ?? 'add';
      const [single = null, ...others] = clash?.existing ?? [];
      const instead =
        others.length === 0 && single ? (there.find(({ id }) => id === single.id) ?? null) : null;
      const pair = clash?.isRepeated ? one.id : one.pair;
      const name = now === 'copy' ? copyOf(pair, one.theme.name) : one.theme.name;
      planned.set(one.id, { plans, plan: now, name, instead, before });
    };
    const indices = [...themes.keys()];
    for (const index of indices.filter((each) => clashes.has(each))) plan(index, false);
    for (const index of indices.filter((each) => !clashes.has(each)))
      plan(index, copies.has(themes[index]?.pair ?? ''));
  }
  return all.flatMap(({ pair: _, ...one }) => {
    const plan = planned.get(one.id);
    return plan ? [{ ...one, ...plan }] : [];
  });
}

interface ImportChoices {
  readonly chosen: ReadonlyMap<string, ImportPlan>;
  readonly unchanged: ReadonlySet<string>;
  /** The note on the existing theme of this name, terminal and style. */
  readonly noteOf?: (theme: PackageTheme) => ImportNote | undefined;
}

/** Whether a plan sends something. */
export function isImported({ plan }: Pick<ThemeToImport, 'plan'>): boolean {
  return plan !== 'skip' && plan !== 'same';
}

/** Terminals with themes in the open packages. */
export function terminalsIn(files: readonly PackageFile[]): readonly (Terminal | '')[] {
  return [
    ...new Set(
      files.flatMap(({ checked }) => checked?.manifest?.themes ?? []).map(({ terminal }) => terminal ?? ''),
    ),
  ].sort();
}
