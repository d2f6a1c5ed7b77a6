/** The failures of every call of themes (`failures.test.ts` says what is looked at, and that none is left out). */
import { describe } from 'vitest';
import { test } from '../support/screens.ts';
import { runReads, runWrites, shortDeadline } from './run.ts';
import { themeReads } from './theme-reads.ts';
import { themeWrites } from './theme-writes.ts';

describe('each failure', { timeout: 240_000 }, () => {
  test.override({ deadline: shortDeadline });

  test('reads: themes', ({ page, console }) => runReads(page, console, 'systemAdministrator', themeReads));
  for (const [what, rows] of Object.entries(themeWrites)) {
    test(`writes: ${what}`, ({ page, console }) => runWrites(page, console, rows));
  }
});
