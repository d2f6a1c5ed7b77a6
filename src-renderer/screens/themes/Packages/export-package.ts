/** Exports themes of the tenant as a package: read as in their editors, pictures fetched with the session. */
import { bridge } from '#data/bridge.ts';
import { completeSave, handleForFile } from '#data/files.ts';
import { holdFile, letGo } from '#data/held-files.ts';
import { readPlatformFile } from '#data/platform-file.ts';
import { callRead } from '#data/read.ts';
import type { PackageToWrite } from '#shared/bridge/theme-packages.ts';
import { nameOfIds } from '#shared/api/id-types.ts';
import { type OddRead, unwatched, watchOdd } from '#shared/api/odd-values/watch-odd.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { cssThemeRecord } from '#shared/rules/records/themes/css-theme-record.ts';
import { themeNamesRecord } from '#shared/rules/records/themes/theme-names-record.ts';
import type { ThemeFamilyNote } from '#shared/rules/themes/family/theme-family.ts';
import { packTheme } from '#shared/rules/themes/package/from-theme.ts';
import type { PackagePart } from '#shared/rules/themes/package/manifest.ts';
import { packedNames } from '#shared/rules/themes/package/package-names.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { memberKey } from '../Family/family-members.ts';
import { recordOf } from '../ThemeEditor/theme-kinds.ts';
import type { PackageFacts } from './PackageFacts.tsx';

/** A theme of a terminal, or a CSS theme. */
export type ExportedTheme =
  | ThemeLocator
  | { readonly terminal: null; readonly id: string; readonly name: string };

export interface ExportedAs {
  readonly part: PackagePart;
  readonly facts: PackageFacts;
  /** The file's name without its extension. */
  readonly name: string;
  /** Whether to include names in other languages, which only people who may change them can read. */
  readonly languages: boolean;
  /** Families of the tenant; a package of whole themes has those of its themes. */
  readonly families: readonly ThemeFamilyNote[];
}

/** First the number of read themes, then the written fraction of the package, 0 to 1. */
export type ExportProgress = { readonly read: number } | { readonly written: number };

export interface ExportOptions {
  readonly signal: AbortSignal;
  /** Called for a theme that the package is without: the server's value of this field was not understood. */
  readonly onLeftOut: (theme: string, field: string) => void;
  readonly onProgress: (now: ExportProgress) => void;
}

/** Resolves to whether the package was saved. Rejects with ApiError, BridgeError, or the signal's reason. */
export async function exportThemes(
  themes: readonly ExportedTheme[],
  { part, facts, name, languages, families }: ExportedAs,
  { signal, onProgress, onLeftOut }: ExportOptions,
): Promise<boolean> {
  /** Handles by address: similar themes share pictures. */
  const files = new Map<string, string>();
  const fileOf = async (address: string): Promise<string> => {
    const known = files.get(address);
    if (known !== undefined) return known;
    const content = await readPlatformFile(address, signal);
    const { id } = await handleForFile(new File([content], 'picture'), signal);
    holdFile(id);
    files.set(address, id);
    return id;
  };
  try {
    const packed: PackageToWrite['themes'] = [];
    const included: ExportedTheme[] = [];
    for (const [done, themeToExport] of themes.entries()) {
      signal.throwIfAborted();
      onProgress({ read: done });
      const { packed: of, odd } = await packedAt(themeToExport, part, signal);
      if (odd !== null) {
        onLeftOut(themeToExport.name, odd);
        continue;
      }
      const { pictures, ...theme } = of;
      const given: PackageToWrite['themes'][number]['pictures'] = [];
      for (const { field, address } of pictures) given.push({ field, file: await fileOf(address) });
      const names = languages && part === 'whole' ? await namesAt(themeToExport, signal) : {};
      packed.push({ ...theme, ...names, pictures: given });
      included.push(themeToExport);
    }
    if (packed.length === 0) return false;
    onProgress({ written: 0 });
    const suggestedName = `${name}.steward-theme`;
    const kept = part === 'whole' ? familiesAmong(included, families) : [];
    const draft: PackageToWrite = { part, ...factsToWrite(facts), themes: packed, families: kept };
    const result = await bridge.themePackages.write(
      { suggestedName, draft, sign: facts.sign },
      { signal, onProgress: ({ done, total }) => onProgress({ written: total > 0 ? done / total : 1 }) },
    );
    return await completeSave(result);
  } finally {
    void letGo([...files.values()]);
  }
}

/** Families with their members among the exported themes. */
function familiesAmong(
  themes: readonly ExportedTheme[],
  families: readonly ThemeFamilyNote[],
): NonNullable<PackageToWrite['families']> {
  const indices = new Map(
    themes.flatMap((theme, index) => (theme.terminal === null ? [] : [[memberKey(theme), index] as const])),
  );
  return families.flatMap(({ name, brand, members }) => {
    const kept = members.flatMap(({ locator }) => indices.get(memberKey(locator)) ?? []);
    return kept.length === 0 ? [] : [{ name, brand, members: kept }];
  });
}

function factsToWrite({ author, licence, day, version, changes }: PackageFacts) {
  const facts = { author, licence, day };
  return version.trim() === '' ? facts : { ...facts, release: { version: version.trim(), changes } };
}

async function namesAt(
  { terminal, id }: ExportedTheme,
  signal: AbortSignal,
): Promise<ReturnType<typeof packedNames>> {
  if (terminal === null) return {};
  const ask: Ask = (endpoint, input) => callRead(endpoint, input, { signal });
  return packedNames(await themeNamesRecord.read(ask, { kind: 'theme', targetId: id }, []));
}

/** A theme for the package; `odd` is a field of it whose value was not understood, or null. */
async function packedAt(theme: ExportedTheme, part: PackagePart, signal: AbortSignal) {
  const reads: OddRead[] = [];
  const ask: Ask = async (endpoint, input) =>
    watchOdd(await callRead(endpoint, input, { signal }), (read) => reads.push(read));
  const made = packTheme(theme.terminal, await formAt(theme, ask), part);
  const { fields } = made;
  // An id is read in order to find the theme among others, and a copied field may be absent from the package.
  const odd = reads.find(
    ({ name, isCopied }) => Object.hasOwn(fields, name) || !(isCopied || nameOfIds.test(name)),
  );
  return { packed: unwatched(made) as typeof made, odd: odd?.name ?? null };
}

/** Reads a theme like its editor. */
function formAt(theme: ExportedTheme, ask: Ask): Promise<object> {
  return theme.terminal === null
    ? cssThemeRecord.read(ask, { id: theme.id }, [])
    : recordOf(theme.terminal).read(ask, theme, []);
}
