/** Headless Chromium as the benches use it: one browser, a fresh context (so a cold cache) for each sample. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/lib/chromium.mjs';

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium: install it, or set CHROMIUM_PATH');
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync', '--no-first-run'],
      // Heap figures to the byte.
      ...['--enable-precise-memory-info'],
    ],
  });
}

export async function freshPage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  return { context, page: await context.newPage() };
}

/** Bytes of live JavaScript objects after a collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/**
 * Milliseconds of processor time that the page's main thread works while `act` runs: neither the wait for a frame nor
 * what else the machine does is part of them.
 */
export async function workDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busyTime(session);
  await act();
  const after = await busyTime(session);
  await session.detach();
  return after - before;
}

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
