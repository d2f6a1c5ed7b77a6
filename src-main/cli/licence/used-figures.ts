import type { OwnUse, PresentUse } from '#shared/rules/licence/usage-check.ts';

/** The figures of `--used`, which the user gives for the licence at hand. */
export function usedFigures(used: PresentUse | null): readonly OwnUse[] {
  return used === null ? [] : [{ figures: used, company: null }];
}
