/** What of a zip of another layout a browser runs: said by the check, and named in the question before it is sent. */
import { type PackageFinding, shownName } from './findings.ts';

/** Findings that name a file; the rest is counted. */
const most = 20;

/** `names` as the archive says them. */
export function runningFindings(names: readonly string[]): PackageFinding[] {
  const named = names.slice(0, most).map((name): PackageFinding => {
    return { code: 'RUNS', severity: 'problem', where: shownName(name) };
  });
  const count = names.length - named.length;
  return count === 0 ? named : [...named, { code: 'RUNS_MORE', severity: 'problem', details: { count } }];
}

/** The first of them by name, and how many there are besides. */
export function runningIn(
  findings: readonly PackageFinding[],
  first: number,
): { readonly names: readonly string[]; readonly more: number } {
  const names = findings.flatMap(({ code, where }) => (code === 'RUNS' ? [where ?? ''] : []));
  const counted = findings.find(({ code }) => code === 'RUNS_MORE')?.details?.count;
  return { names: names.slice(0, first), more: Math.max(names.length - first, 0) + Number(counted ?? 0) };
}
