/** Files of another layout that a browser would run; the check and the question before sending name them. */
import { type PackageFinding, safeArchiveName } from './findings.ts';

/** Findings that name a file; further files are only counted. */
const most = 20;

/** `names` are the archive's raw names. */
export function runningFindings(names: readonly string[]): PackageFinding[] {
  const named = names.slice(0, most).map((name): PackageFinding => {
    return { code: 'RUNS', severity: 'problem', where: safeArchiveName(name) };
  });
  const count = names.length - named.length;
  return count === 0 ? named : [...named, { code: 'RUNS_MORE', severity: 'problem', details: { count } }];
}

/** The first files that a browser would run, and the number of further ones. */
export function runningIn(
  findings: readonly PackageFinding[],
  first: number,
): { readonly names: readonly string[]; readonly more: number } {
  const names = findings.flatMap(({ code, where }) => (code === 'RUNS' ? [where ?? ''] : []));
  const counted = findings.find(({ code }) => code === 'RUNS_MORE')?.details?.count;
  return { names: names.slice(0, first), more: Math.max(names.length - first, 0) + Number(counted ?? 0) };
}
