/**
 * `test` of a page that is built for itself (tests/bench/pages), once a worker. What its content policy refuses fails
 * the test, unless the test has looked at it (`refused`).
 */
import { type BarePage, servePage } from '../../bench/support/bare-page.ts';
import { expect } from './expect.ts';
import { test as base } from './tab.ts';

export { expect };

interface OfTest {
  /** What has been refused since it was asked last. */
  readonly refused: () => Promise<string[]>;
}

interface OfWorker {
  readonly served: BarePage;
}

export function testOfPage(name: Parameters<typeof servePage>[0]) {
  return base.extend<OfTest, OfWorker>({
    served: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern
      async ({}, use) => {
        const served = await servePage(name);
        await use(served);
        await served.close();
      },
      { scope: 'worker' },
    ],
    home: async ({ served }, use) => use(served.origin),
    refused: [
      async ({ page }, use) => {
        await page.addInitScript(() => {
          const refused: string[] = [];
          Object.assign(window, { refused });
          document.addEventListener('securitypolicyviolation', (event) => {
            refused.push(`${event.effectiveDirective}: ${event.sample || event.blockedURI}`);
          });
        });
        const refused = () => page.evaluate(() => (Reflect.get(window, 'refused') as string[]).splice(0));
        await use(refused);
        expect(await refused()).toEqual([]);
      },
      { auto: true },
    ],
  });
}
