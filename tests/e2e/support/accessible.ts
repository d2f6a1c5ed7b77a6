/** axe in the page itself, put there once: a tenth of the time that its wrapper takes, with the same rules. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { long } from '../../support/test-amount.ts';
import { expect } from './expect.ts';

declare global {
  interface Window {
    /** Ours, once it is there. */
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Takes as long as all other rules together. */
const contrast = 'color-contrast';

/**
 * Nothing for axe to find on the page as it is: WCAG 2.2 AA and its good practices. Colours are measured in the tours
 * alone (`expectAllAccessible`, `expectReadable`).
 */
export function expectAccessible(page: Page): Promise<void> {
  return expectNothing(page, { rules: { [contrast]: { enabled: false } } });
}

/** The same with every colour against its ground. */
export function expectAllAccessible(page: Page): Promise<void> {
  return expectNothing(page, {});
}

/** Every colour against its ground, of a page whose other rules were looked at in another appearance. */
export function expectReadable(page: Page): Promise<void> {
  return expectNothing(page, { runOnly: [contrast] });
}

/** Nothing for axe on the page with a part that has opened, whose colours alone are new. */
export async function expectOpenedAccessible(page: Page, opened: Locator): Promise<void> {
  await expectAccessible(page);
  await expectNothing(page, { runOnly: [contrast] }, opened);
}

/**
 * Everything in the appearance that it has, then every colour in the other one, which it has from then on. `npm test`
 * looks at the one alone, and goes on in the other: of pages one after the other each appearance has every second one.
 */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAllAccessible(page);
  const html = page.locator('html');
  const other = (await html.getAttribute('data-appearance')) === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: other });
  await expect(html).toHaveAttribute('data-appearance', other);
  if (long) await expectReadable(page);
}

async function expectNothing(page: Page, rules: axe.RunOptions, part?: Locator): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const within = part ? await part.elementHandle() : null;
  const found = await page.evaluate(
    async ([asked, place]) => {
      // A change of the window, or of its colours, is told with the next frame and drawn with the one after it.
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      // antd's colours follow the page's by a script of its own (its variables are a style element), some frames later.
      const colour = (element: Element, name: string) =>
        getComputedStyle(element).getPropertyValue(name).trim();
      const follows = () => {
        const dressed = document.querySelector('.steward');
        return !dressed || colour(dressed, '--ant-color-text') === colour(document.documentElement, '--text');
      };
      for (let frames = 0; frames < 100 && !follows(); frames += 1) await frame();
      // The variables of its single components are style elements of their own, which come after it.
      const sheets = () =>
        [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join();
      for (let before = '', frames = 0; frames < 100 && before !== sheets(); frames += 1) {
        before = sheets();
        await frame();
        await frame();
      }
      // Colours are measured at the end of a fade, also where one fading begins as another ends. Spinners never end,
      // nor does what follows how far somebody has scrolled.
      const fading = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, timeline }) =>
              timeline === document.timeline &&
              effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          );
      for (let turn = 0; turn < 20 && fading().length > 0; turn += 1) {
        await Promise.all(fading().map((animation) => animation.finished.catch(() => null)));
        await frame();
        await frame();
      }
      const { violations } =
        (await window.axe?.run(place ?? document, { resultTypes: ['violations'], ...asked })) ?? {};
      return violations?.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    [rules, within] as const,
  );
  expect(found).toEqual([]);
}
