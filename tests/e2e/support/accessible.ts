/** axe in the page itself, put there once: a tenth of the time that its wrapper takes, with the same rules. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** Ours, once it is there. */
    axe?: typeof axe;
  }
}

/** Nothing for axe to find on the page as it is: WCAG 2.2 AA and its good practices. */
export async function expectAccessible(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
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
    const sheets = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join();
    for (let before = '', frames = 0; frames < 100 && before !== sheets(); frames += 1) {
      before = sheets();
      await frame();
      await frame();
    }
    // What fades in is measured when it has arrived; what turns while it waits never does.
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
    const { violations } = (await window.axe?.run(document, { resultTypes: ['violations'] })) ?? {};
    return violations?.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
  expect(found).toEqual([]);
}
