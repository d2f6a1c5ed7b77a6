/** Compares knip's findings of unused code with the list of exceptions. Pure. */

/** One file of knip's JSON report: findings by kind. */
export interface KnipIssue {
  readonly file: string;
  readonly [kind: string]: unknown;
}

/** `path` for a whole file, `path#name` for a part of one; other findings (a dependency) end with their kind. */
export function findingsOf(issues: readonly KnipIssue[]): string[] {
  return issues.flatMap((issue) =>
    Object.entries(issue).flatMap(([kind, found]) => {
      if (!Array.isArray(found)) return [];
      const names = found.map(({ name }: { name?: unknown }) => String(name));
      if (kind === 'files') return names;
      return names.map((name) => `${issue.file}#${name}${kind === 'exports' ? '' : ` (${kind})`}`);
    }),
  );
}

/** Returns a line for each fault. `onPurpose`: exceptions with reasons. */
export function judgeUnused(
  findings: readonly string[],
  onPurpose: Readonly<Record<string, string>>,
): string[] {
  const covers = (row: string, one: string) => (row.endsWith('/') ? one.startsWith(row) : one === row);
  const meant = Object.keys(onPurpose);
  return [
    ...findings
      .filter((one) => !meant.some((row) => covers(row, one)))
      .map(
        (one) =>
          `${one}: only tests use it. Use it, move it to a folder testing/, remove it, or say why it is here (scripts/lib/not-used.ts).`,
      ),
    ...meant
      .filter((row) => !findings.some((one) => covers(row, one)))
      .map((one) => `${one}: is used now, or gone. Take its row from scripts/lib/not-used.ts.`),
  ];
}
