/** What knip found that the program does not use, held against what is here on purpose. Pure. */

/** One file of knip's JSON report: findings by kind. */
export interface KnipIssue {
  readonly file: string;
  readonly [kind: string]: unknown;
}

export interface OnPurpose {
  readonly required: Readonly<Record<string, string>>;
  readonly awaited: Readonly<Record<string, string>>;
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

/** One line for each thing that is wrong. `hasScreens`: whether an area has any. */
export function judgeUnused(
  findings: readonly string[],
  { required, awaited }: OnPurpose,
  hasScreens: (area: string) => boolean,
): string[] {
  const covers = (row: string, one: string) => (row.endsWith('/') ? one.startsWith(row) : one === row);
  const found = (row: string) => findings.some((one) => covers(row, one));
  const meant = [...Object.keys(required), ...Object.keys(awaited)];
  return [
    ...findings
      .filter((one) => !meant.some((row) => covers(row, one)))
      .map(
        (one) =>
          `${one}: only tests use it. Use it, move it to a folder testing/, remove it, or say what it waits for (scripts/lib/not-used-yet.ts).`,
      ),
    ...meant
      .filter((row) => !found(row))
      .map((one) => `${one}: is used now, or gone. Take its row from scripts/lib/not-used-yet.ts.`),
    ...Object.entries(awaited)
      .filter(([one, area]) => found(one) && hasScreens(area))
      .map(([one, area]) => `${one}: waited for ${area}, which has screens now. Use it, or remove it.`),
  ];
}
