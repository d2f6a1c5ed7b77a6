/** Within the console, as Back and Forward do. What a load of each address does is proved in tests/screens/frame. */
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** To another screen, or another view of the one that is open; `same`: whose title is the same. */
export async function go(page: Page, address: string, { same = false } = {}): Promise<void> {
  const { pathname, search } = new URL(page.url());
  // The screen before leads here (an area to its first part): it has been here since then.
  if (pathname + search === address) return;
  const before = await page.title();
  await page.evaluate((to) => {
    // The router writes its entries in this form.
    const state = { usr: null, key: to, idx: history.length };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
  if (!same) await expect(page).not.toHaveTitle(before);
}
