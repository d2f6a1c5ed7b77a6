/** One load of a page in a browser, until its content is painted: in a fresh browser, or in one that was there before. */
import type { Browser, BrowserContext, Request } from '@playwright/test';
import type { Session } from '../../e2e/support/session.ts';
import { median, type Size, times, warmUps } from '../types.ts';
import { freshContext, heapOf, quiet } from './chromium.ts';
import { contentTimes, type Sight, watchContent } from './page-clock.ts';

export interface Load {
  readonly content: number;
  readonly blocking: number;
  readonly heap: number;
  readonly requests: number;
  /** Bytes of script on the wire. */
  readonly script: number;
}

export type Visit = () => Promise<Load>;
type Address = () => string | Promise<string>;

/** In a browser that has nothing. */
export async function coldLoad(
  browser: Browser,
  url: string,
  sight: Sight,
  session?: Session,
): Promise<Load> {
  const context = await freshContext(browser);
  try {
    return await load(context, url, sight, session);
  } finally {
    await context.close();
  }
}

/** In a browser that was there before, and fetched what it fetches ahead. */
export async function secondLoad(
  browser: Browser,
  url: Address,
  { sight, size, session }: { readonly sight: Sight; readonly size: Size; readonly session?: Session },
): Promise<Load> {
  const context = await freshContext(browser);
  try {
    const first = await context.newPage();
    await session?.enter(first);
    await first.goto(await url());
    await first.locator('main h1').waitFor();
    await quiet(first, size);
    await first.close();
    return await load(context, await url(), sight, session);
  } finally {
    await context.close();
  }
}

/** With a link, or in a tab that has a session already. */
async function load(context: BrowserContext, url: string, sight: Sight, session?: Session): Promise<Load> {
  const page = await context.newPage();
  await session?.enter(page);
  const finished: Request[] = [];
  let requests = 0;
  page.on('requestfinished', (request) => finished.push(request));
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests++;
  });
  await watchContent(page, sight);
  await page.goto(url);
  const shown = await contentTimes(page);
  const asked = requests;
  const scripts = finished.filter((one) => one.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((one) => one.sizes()));
  const script = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  return { ...shown, heap: await heapOf(page), requests: asked, script };
}

/** Samples of the visits, taken in turn. In a whole run the first of each warms the servers and counts for nothing. */
export async function inTurns(size: Size, samples: number, visits: readonly Visit[]): Promise<Load[][]> {
  const loads = visits.map((): Load[] => []);
  for (let round = warmUps(size, 1); round < times(size, samples); round++) {
    for (const [index, visit] of visits.entries()) {
      const one = await visit();
      if (round >= 0) loads[index]?.push(one);
    }
  }
  return loads;
}

export function middleOf(loads: readonly Load[] | undefined, key: keyof Load): number {
  return median((loads ?? []).map((one) => one[key]));
}
