/** What a large list of the licence tool costs the page. */
import type { Locator, Page } from '@playwright/test';

/**
 * Processor time of the page's main thread for one drawn frame, in milliseconds, while a list is scrolled from its
 * top to its end: what the machine does besides does not count.
 */
export async function scrollCost(page: Page, list: Locator, frames = 60): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await spent();
  await list.evaluate(async (element, steps) => {
    for (let step = 1; step <= steps; step++) {
      element.scrollTop = (step / steps) * element.scrollHeight;
      await new Promise((next) => requestAnimationFrame(next));
    }
  }, frames);
  const after = await spent();
  await session.detach();
  return ((after - before) * 1000) / frames;
}
