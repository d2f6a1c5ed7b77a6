/** Notes on where imported themes came from, by which a later version of a package updates its themes. */
import { bridge } from '#data/bridge.ts';
import type { CheckedPackage } from '#shared/bridge/theme-packages.ts';
import type { ThemeNotesScope } from '#shared/bridge/theme-notes.ts';
import type { ImportNote } from '#shared/rules/themes/package/import-note.ts';
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { hasArrived, type ImportDestination, type ImportOutcome } from './importing.ts';
import { foldedName } from './name-clashes.ts';

/** A package's version, as a note says it; null for a package without one. */
export type PackageOrigin = Omit<ImportNote, 'subject' | 'theme'>;

export function packageOriginOf({ manifest, findings }: CheckedPackage): PackageOrigin | null {
  const version = manifest?.release?.version;
  if (version === undefined) return null;
  const signed = findings.find(({ code }) => code === 'SIGNED');
  const fingerprint = signed?.details?.fingerprint;
  return {
    version,
    author: manifest?.author ?? '',
    signer: fingerprint === undefined ? null : String(fingerprint),
  };
}

/** The locator that a theme of this name has, or would have, in the note on its import. */
export function subjectOf(
  { terminal, style }: Pick<PackageTheme, 'terminal' | 'style'>,
  name: string,
  { deptId, external }: ImportDestination,
): string {
  return [terminal ?? 'css', style ?? '', deptId, external ? 'external' : '', foldedName(name)].join('/');
}

/** The note on the theme of the same name, terminal and style at the destination. */
export function notesBySubject(
  notes: readonly ImportNote[],
  to: ImportDestination | null,
): (theme: PackageTheme) => ImportNote | undefined {
  const bySubject = new Map(notes.map((note) => [note.subject, note]));
  return (theme) => (to ? bySubject.get(subjectOf(theme, theme.name, to)) : undefined);
}

export interface FinishedImport {
  readonly incoming: {
    readonly theme: PackageTheme;
    /** The name that the theme got. */
    readonly name: string;
    readonly origin: PackageOrigin | null;
  };
  readonly outcome: ImportOutcome;
}

/** Most notes of one call of the bridge. */
const mostAtOnce = 1_000;

/** Rejects with THEME_NOTES_NOT_KEPT. */
export async function keepImportNotes(
  scope: ThemeNotesScope,
  finished: readonly FinishedImport[],
  to: ImportDestination,
): Promise<void> {
  const notes = finished.flatMap(({ incoming: { theme, origin, name }, outcome }): ImportNote[] =>
    origin && hasArrived(outcome)
      ? [{ ...origin, subject: subjectOf(theme, name, to), theme: theme.key }]
      : [],
  );
  for (let at = 0; at < notes.length; at += mostAtOnce)
    await bridge.themeNotes.keepImports({ ...scope, imports: notes.slice(at, at + mostAtOnce) });
}
