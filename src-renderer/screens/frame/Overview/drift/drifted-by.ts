/** Who did something to what differs from the last pull, as far as the operation log names it. Pure. */
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import type { Difference } from '#shared/rules/configuration/compare.ts';
import { busiest } from '../attention/attention-figures.ts';

/** Those who did the most of it come first. */
export function driftedBy(
  differences: readonly Pick<Difference, 'name'>[],
  rows: readonly Pick<LogRow, 'operatorname' | 'targetname'>[],
  most: number,
): readonly string[] {
  const names = new Set(differences.map(({ name }) => name).filter((name) => name !== ''));
  return busiest(
    rows.filter(({ targetname }) => names.has(targetname)),
    most,
  ).map(({ name }) => name);
}
