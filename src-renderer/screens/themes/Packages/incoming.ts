/** Themes of the open packages as they would come into the tenant: which, under what name, in the place of what. */
import type { CheckedPackage } from '#shared/bridge/theme-packages.ts';
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { type ClashChoice, choicesFor, clashesOf, copyName } from './clashes.ts';
import type { PackageFile } from './package-files.ts';

/** A theme that is there, as its list or that of themes of CSS has it. */
export interface ExistingTheme {
  readonly id: string;
  readonly name: string;
  readonly style: string;
}
/** By terminal; '' are themes of CSS. */
export type ExistingThemes = ReadonlyMap<Terminal | '', readonly ExistingTheme[]>;

/** What becomes of a theme: it comes as it is, or one of the ways out of a clash. */
export type Plan = 'add' | ClashChoice;

export interface Incoming {
  /** File and key. */
  readonly id: string;
  /** The shell's handle of its package, and what the package is called. */
  readonly file: string;
  readonly packageName: string;
  readonly theme: PackageTheme;
  readonly findings: CheckedPackage['findings'];
  /** A package that holds a part only. */
  readonly part: NonNullable<CheckedPackage['manifest']>['part'];
  readonly plans: readonly Plan[];
  readonly plan: Plan;
  /** The one that would be replaced. */
  readonly instead: ExistingTheme | null;
  /** Under which it comes. */
  readonly name: string;
}

/** `existing` null: there is no server to bring them to, or it was not asked yet. */
export function incomingThemes(
  files: readonly PackageFile[],
  existing: ExistingThemes | null,
  chosen: ReadonlyMap<string, Plan>,
): readonly Incoming[] {
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
  const planned = new Map<string, Pick<Incoming, 'plans' | 'plan' | 'instead' | 'name'>>();
  for (const [terminal, themes] of Map.groupBy(all, ({ theme }) => theme.terminal ?? ('' as const))) {
    const there = existing?.get(terminal) ?? [];
    const clashes = clashesOf(
      themes.map(({ theme }) => theme),
      there,
    );
    const taken = [...there.map(({ name }) => name), ...themes.map(({ theme }) => theme.name)];
    for (const [place, { id, theme }] of themes.entries()) {
      const clash = clashes.get(place);
      // Of one name there may be a dark one and a light one.
      const same = clash?.existing.filter(({ style }) => style === (theme.style ?? style)) ?? [];
      const named = same.length > 0 ? same : (clash?.existing ?? []);
      const plans: readonly Plan[] = clash ? choicesFor({ ...clash, existing: named }) : ['add', 'skip'];
      const said = chosen.get(id);
      const plan = plans.find((one) => one === said) ?? (clash ? 'copy' : 'add');
      const name = plan === 'copy' ? copyName(theme.name, taken) : theme.name;
      if (plan === 'copy') taken.push(name);
      planned.set(id, { plans, plan, name, instead: named[0] ?? null });
    }
  }
  return all.flatMap((one) => {
    const plan = planned.get(one.id);
    return plan ? [{ ...one, ...plan }] : [];
  });
}

/** The terminals that the open packages have themes for. */
export function terminalsIn(files: readonly PackageFile[]): readonly (Terminal | '')[] {
  return [
    ...new Set(
      files.flatMap(({ checked }) => checked?.manifest?.themes ?? []).map(({ terminal }) => terminal ?? ''),
    ),
  ].sort();
}
