/** The authors of changes to records that differ from the last pull, as far as the operation log names the records. */
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import type { ConfigurationDifference } from '#shared/rules/configuration/compare.ts';
import { busiest } from '../attention/attention-figures.ts';

/** The people with the most entries come first. */
export function driftedBy(
  differences: readonly Pick<ConfigurationDifference, 'name'>[],
  rows: readonly Pick<LogRow, 'operatorname' | 'targetname'>[],
  most: number,
): readonly string[] {
  const names = new Set(differences.map(({ name }) => name).filter((name) => name !== ''));
  return busiest(
    rows.filter(({ targetname }) => names.has(targetname)),
    most,
  ).map(({ name }) => name);
}
