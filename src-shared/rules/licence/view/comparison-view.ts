/**
 * A comparison as a screen draws it. The reading worker makes it, so that the console parses and computes only what
 * it shows.
 */
import * as z from 'zod';
import type { Licence } from '../../common/licence/licence.ts';
import { fieldComparison, type LicenceComparison } from '../comparison.ts';
import { risksOf } from '../risk.ts';
import { moduleColumns, moduleColumnsOf } from './module-columns.ts';
import { digestRisks, riskDigest } from './risk-digest.ts';

/** The maximum number of names of paid modules on a screen. */
export const mostNames = 1000;

const count = z.number().int();
const names = z.object({ total: count, first: z.array(z.string()).max(mostNames) });
export type NameList = z.output<typeof names>;

export const comparisonView = z.object({
  equal: z.boolean(),
  fields: z.array(fieldComparison),
  risks: riskDigest,
  newPayModules: names,
  delPayModules: names,
  modules: moduleColumns,
});
export type ComparisonView = z.output<typeof comparisonView>;

export function comparisonViewOf(
  comparison: LicenceComparison,
  before: Licence,
  after: Licence,
): ComparisonView {
  const { equal, fields, modules } = comparison;
  return {
    equal,
    fields,
    risks: digestRisks(risksOf(comparison, before, after)),
    newPayModules: nameList(comparison.newPayModules),
    delPayModules: nameList(comparison.delPayModules),
    modules: moduleColumnsOf(before, after, modules),
  };
}

function nameList(all: readonly string[]): NameList {
  return { total: all.length, first: all.slice(0, mostNames) };
}
