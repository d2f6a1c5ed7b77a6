/** `test` in a tab that the tests of a worker share, at an address that is theirs: `home`. */
import { type BrowserContextOptions, test as base } from '@playwright/test';
import { openSharedTab, type SharedTab } from './shared-tab.ts';

interface OfTest {
  /** The origin on which the tab stays. */
  readonly home: string;
}

interface OfWorker {
  readonly sharedTab: { current: SharedTab | null };
}

export const test = base.extend<OfTest, OfWorker>({
  sharedTab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern
    async ({}, use) => {
      const held: OfWorker['sharedTab'] = { current: null };
      await use(held);
      await held.current?.close();
    },
    { scope: 'worker' },
  ],
  home: ['', { option: true }],
  context: async ({ browser, sharedTab, home, viewport, locale, timezoneId, contextOptions }, use) => {
    if (sharedTab.current?.usable() === false) {
      await sharedTab.current.close();
      sharedTab.current = null;
    }
    const options = { ...contextOptions, viewport, locale, timezoneId };
    sharedTab.current ??= await openSharedTab(browser, options as BrowserContextOptions);
    await sharedTab.current.begin(home);
    await use(sharedTab.current.context);
    await sharedTab.current.leave(home);
  },
  page: async ({ context, sharedTab }, use) => {
    await use(sharedTab.current?.page ?? (await context.newPage()));
  },
});
