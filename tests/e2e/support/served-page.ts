/**
 * `test` of a page of `tests/bench/pages`, which is built once. A worker's tests share a tab, so that the browser keeps
 * what it has compiled of the page.
 */
import { type BrowserContextOptions, test as base } from '@playwright/test';
import { type BarePage, type PageName, servePage } from '../../bench/support/bare-page.ts';
import { openSharedTab, type SharedTab } from './shared-tab.ts';

/** The worker's; it goes with the browser. A fixture of the worker would ask for workers, and browsers, of its own. */
let tab: SharedTab | null = null;

/** `origin` is known within a test only. */
export function testOfPage(name: PageName) {
  let served: BarePage | null = null;
  const origin = (): string => {
    if (!served) throw new Error(`the page ${name} is not served`);
    return served.origin;
  };
  const test = base.extend<{ tab: SharedTab }>({
    tab: async ({ browser, viewport, locale, timezoneId, contextOptions }, use) => {
      if (tab?.usable() === false) {
        await tab.close();
        tab = null;
      }
      const options = { ...contextOptions, viewport, locale, timezoneId };
      tab ??= await openSharedTab(browser, options as BrowserContextOptions);
      await tab.begin(origin());
      // The pointer of the test before would otherwise lie over something of the page.
      await tab.page.mouse.move(0, 0);
      await use(tab);
      await tab.leave(origin());
    },
    context: async ({ tab: { context } }, use) => use(context),
    page: async ({ tab: { page } }, use) => use(page),
  });
  // Built once: by one worker.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    served = await servePage(name);
  });
  test.afterAll(() => served?.close());
  return { test, origin };
}
