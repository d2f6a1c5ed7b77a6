/** The tests of one part of the tables (`failures.test.ts` says what is looked at, and that none is left out). */
import { describe } from 'vitest';
import { test } from '../support/screens.ts';
import { isGoneThrough } from './failure-rows.ts';
import { runReads, runWrites } from './run.ts';
import { type Table, tables } from './tables.ts';

export function eachFailure(part: keyof typeof tables): void {
  const all: readonly Table[] = tables[part];
  describe('each failure', () => {
    for (const [place, { what, account = 'systemAdministrator', scenario, reads, writes }] of all.entries()) {
      if (reads?.some(isGoneThrough)) {
        test(`reads: ${what}`, async ({ page, console }) => {
          if (scenario) await console.pretend(scenario);
          await runReads(page, console, account, reads, place);
        });
      }
      if (writes?.some(isGoneThrough)) {
        test(`writes: ${what}`, async ({ page, console }) => {
          if (scenario) await console.pretend(scenario);
          await runWrites(page, console, writes, place);
        });
      }
    }
  });
}
