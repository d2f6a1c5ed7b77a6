/** The tests of one part of the tables (`failures.test.ts` says what is looked at, and that none is left out). */
import { describe } from 'vitest';
import { test } from '../support/screens.ts';
import { runReads, runWrites, shortDeadline } from './run.ts';
import { type Table, tables } from './tables.ts';

export function eachFailure(part: keyof typeof tables): void {
  const all: readonly Table[] = tables[part];
  describe('each failure', { timeout: 240_000 }, () => {
    test.override({ deadline: shortDeadline });
    for (const { what, account = 'systemAdministrator', scenario, reads, writes } of all) {
      if (reads) {
        test(`reads: ${what}`, async ({ page, console }) => {
          if (scenario) await console.pretend(scenario);
          await runReads(page, console, account, reads);
        });
      }
      if (writes) {
        test(`writes: ${what}`, async ({ page, console }) => {
          if (scenario) await console.pretend(scenario);
          await runWrites(page, console, writes);
        });
      }
    }
  });
}
