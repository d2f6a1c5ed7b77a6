/** Whether a version is within a package's bounds; only the first three numbers are compared. */
export function isInBounds(
  version: string,
  { min, max }: { readonly min?: string | undefined; readonly max?: string | undefined },
): boolean {
  return (
    (min === undefined || compareVersions(version, min) >= 0) &&
    (max === undefined || compareVersions(version, max) <= 0)
  );
}

/** Negative where `a` is the earlier version. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbers(a), numbers(b)];
  for (const [index, part] of left.entries()) {
    const other = right[index] ?? 0;
    if (part !== other) return part - other;
  }
  return 0;
}

function numbers(version: string): number[] {
  return version.split(/[-+]/, 1)[0]?.split('.').slice(0, 3).map(Number) ?? [];
}
