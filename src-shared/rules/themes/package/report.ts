/** What a look at a package says before anything of it is used. */
import type { PackageFinding } from './findings.ts';
import type { PackageTheme } from './manifest.ts';

export interface PackageReport {
  /**
   * `unknown-zip`: every check of the archive passed, and it has no manifest of ours: a server's own layout, which is
   * sent as it is.
   */
  readonly kind: 'package' | 'unknown-zip' | 'refused';
  /** Of the file as a whole; the first that refuses it is the reason. */
  readonly findings: readonly PackageFinding[];
  readonly entries: readonly ReportedEntry[];
  readonly themes: readonly ReportedTheme[];
  /** Of the file. */
  readonly bytes: number;
}

export interface ReportedEntry {
  /** Safe to show. */
  readonly path: string;
  /** Before it was packed. */
  readonly bytes: number;
  /** In the archive. */
  readonly stored: number;
}

export interface ReportedTheme extends Pick<PackageTheme, 'key' | 'family' | 'terminal' | 'name' | 'fields'> {
  readonly findings: readonly PackageFinding[];
}

/** Of the file and of its themes. */
export function allFindings({
  findings,
  themes,
}: Pick<PackageReport, 'findings' | 'themes'>): PackageFinding[] {
  return [...findings, ...themes.flatMap((theme) => theme.findings)];
}
