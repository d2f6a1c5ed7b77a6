/** Themes of the open packages with their plans: the resulting name, and the replaced theme. */
import type { CheckedPackage } from '#shared/bridge/theme-packages.ts';
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { type ClashChoice, choicesFor, clashesOf, copyName } from './name-clashes.ts';
import type { PackageFile } from './package-files.ts';

/** An existing theme, as its list has it. */
export interface ExistingTheme {
  readonly id: string;
  readonly name: string;
  readonly style: string;
}
/** Existing themes by terminal; '' has the CSS themes. */
export type ExistingThemes = ReadonlyMap<Terminal | '', readonly ExistingTheme[]>;

/** The plan for a theme: add it, or one of the choices of a clash. */
export type ImportPlan = 'add' | ClashChoice;

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
  /** The theme that `replace` would replace. */
  readonly instead: ExistingTheme | null;
  readonly name: string;
}

/** `existing` is null without a server, or before it has been read. */
export function incomingThemes(
  files: readonly PackageFile[],
  existing: ExistingThemes | null,
  chosen: ReadonlyMap<string, ImportPlan>,
): readonly ThemeToImport[] {
  const all = files.flatMap((file) => {
    const { handle, checked } = file;
    const manifest = checked?.manifest;
    if (!handle || !checked || !manifest) return [];
    return manifest.themes.map((theme) => ({
      id: `${file.id}:${theme.key}`,
      file: handle.id,
      packageName: file.name,
      theme,
      part: manifest.part,
      findings: checked.themes[theme.key] ?? [],
    }));
  });
  const planned = new Map<string, Pick<ThemeToImport, 'plans' | 'plan' | 'instead' | 'name'>>();
  for (const [terminal, themes] of Map.groupBy(all, ({ theme }) => theme.terminal ?? ('' as const))) {
    const there = existing?.get(terminal) ?? [];
    const clashes = clashesOf(
      themes.map(({ theme }) => theme),
      there,
    );
    const usedNames = [...there.map(({ name }) => name), ...themes.map(({ theme }) => theme.name)];
    for (const [place, { id, theme }] of themes.entries()) {
      const clash = clashes.get(place);
      // A dark and a light theme may share a name.
      const same = clash?.existing.filter(({ style }) => style === (theme.style ?? style)) ?? [];
      const named = same.length > 0 ? same : (clash?.existing ?? []);
      const plans: readonly ImportPlan[] = clash
        ? choicesFor({ ...clash, existing: named })
        : ['add', 'skip'];
      const said = chosen.get(id);
      const plan = plans.find((one) => one === said) ?? (clash ? 'copy' : 'add');
      const name = plan === 'copy' ? copyName(theme.name, usedNames) : theme.name;
      if (plan === 'copy') usedNames.push(name);
      planned.set(id, { plans, plan, name, instead: named[0] ?? null });
    }
  }
  return all.flatMap((one) => {
    const plan = planned.get(one.id);
    return plan ? [{ ...one, ...plan }] : [];
  });
}

/** Terminals with themes in the open packages. */
export function terminalsIn(files: readonly PackageFile[]): readonly (Terminal | '')[] {
  return [
    ...new Set(
      files.flatMap(({ checked }) => checked?.manifest?.themes ?? []).map(({ terminal }) => terminal ?? ''),
    ),
  ].sort();
}
