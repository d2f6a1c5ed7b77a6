import type { PackageFinding } from './findings.ts';
import type { PackageTheme } from './manifest.ts';

export interface PackageReport {
  /** `unknown-zip`: a safe archive without a manifest of this format: a server's own layout, sent unchanged. */
  readonly kind: 'package' | 'unknown-zip' | 'refused';
  /** Findings about the whole file; the first that refuses it is the reason. */
  readonly findings: readonly PackageFinding[];
  readonly entries: readonly ReportedEntry[];
  readonly themes: readonly ReportedTheme[];
  readonly bytes: number;
}

export interface ReportedEntry {
  /** Path of the entry, made safe to show. */
  readonly path: string;
  /** Uncompressed size. */
  readonly bytes: number;
  /** Compressed size. */
  readonly stored: number;
}

export interface ReportedTheme extends Pick<PackageTheme, 'key' | 'family' | 'terminal' | 'name' | 'fields'> {
  readonly findings: readonly PackageFinding[];
}

export interface ReportedFindings<Finding> {
  readonly findings: readonly Finding[];
  readonly themes: readonly { readonly findings: readonly Finding[] }[];
}

export function allFindings<Finding>({ findings, themes }: ReportedFindings<Finding>): Finding[] {
  return [...findings, ...themes.flatMap((theme) => theme.findings)];
}
