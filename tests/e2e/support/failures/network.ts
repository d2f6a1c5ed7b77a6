/** The calls of the IP segments. */
import { expect, type Page } from '@playwright/test';
import type { Read } from './reads.ts';
import { toast, type Write } from './writes.ts';

const path = '/security/ipSegments';
const first = (page: Page) => page.getByRole('row').nth(1);

export const networkReads: readonly Read[] = [
  { endpoint: 'network.segments', path, title: 'network.failed', content: first },
];

export const networkWrites: readonly Write[] = [
  {
    endpoint: 'network.deleteSegments',
    account: 'systemAdministrator',
    path,
    press: async (page, say) => {
      await first(page).getByRole('button').last().click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('list.delete') })
        .click();
    },
    kept: (page) => expect(first(page)).toBeVisible(),
    settles: true,
    done: async (page, say, settled) => {
      if (!settled) await expect(toast(page, say, say('common.done.deleted'))).toBeVisible();
      await expect(first(page)).toBeVisible();
    },
  },
];
