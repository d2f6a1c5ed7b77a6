/**
 * The console's cold load (limits.md §8): from the navigation to the sign-in page's list of accounts, in a
 * browser that has never seen it, beside a bare React page of the same picture served the same way.
 */
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { startWebShell } from '../e2e/support/web-shell.ts';
import { serveBarePage } from './support/bare-page.ts';
import { freshPage, heapOf, launchChromium } from './support/chromium.ts';
import { contentTimes, watchContent } from './support/page-clock.ts';
import { type BenchRow, limitRow, median, row } from './types.ts';

const samples = 9;
const content = 'ul[aria-label] li button';

interface Load {
  readonly content: number;
  readonly blocking: number;
  readonly heap: number;
  readonly requests: number;
  /** Bytes of script, each file compressed by gzip. */
  readonly script: number;
}

export async function run(): Promise<BenchRow[]> {
  const [shell, bare, browser] = await Promise.all([startWebShell(), serveBarePage(), launchChromium()]);
  try {
    const ours: Load[] = [];
    const floor: Load[] = [];
    // The first of each warms the servers and counts for nothing.
    for (let i = 0; i <= samples; i++) {
      const [our, its] = [
        await load(browser, await shell.newLink()),
        await load(browser, `${bare.origin}/#signin`),
      ];
      if (i === 0) continue;
      ours.push(our);
      floor.push(its);
    }
    const middle = (loads: Load[], key: keyof Load): number => median(loads.map((one) => one[key]));
    const kilobytes = middle(ours, 'script') / 1000;
    return [
      row(
        'console: cold load to first content',
        middle(ours, 'content'),
        middle(floor, 'content'),
        2.5,
        'ms',
      ),
      limitRow('console: script on the first route, gzip', kilobytes, 300, 'KB'),
      limitRow('console: requests to first content', middle(ours, 'requests'), 8, 'requests'),
      limitRow('console: blocking time to first content', middle(ours, 'blocking'), 80, 'ms'),
      limitRow('console: heap after first content', middle(ours, 'heap') / 1e6, 7, 'MB'),
    ];
  } finally {
    await browser.close();
    await Promise.all([shell.stop(), bare.close()]);
  }
}

async function load(browser: Browser, url: string): Promise<Load> {
  const { context, page } = await freshPage(browser);
  try {
    const responses: Response[] = [];
    let requests = 0;
    page.on('response', (response) => responses.push(response));
    page.on('request', (request) => {
      if (request.url().startsWith('http')) requests++;
    });
    await watchContent(page, content);
    await page.goto(url);
    const times = await contentTimes(page);
    const asked = requests;
    const scripts = responses.filter((one) => one.request().resourceType() === 'script');
    const bodies = await Promise.all(scripts.map((one) => one.body()));
    const script = bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
    return { ...times, heap: await heapOf(page), requests: asked, script };
  } finally {
    await context.close();
  }
}
