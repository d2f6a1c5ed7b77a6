/**
 * Route switches (limits.md §8), signed in to the sandbox as its administrator: warm ones beside the same switch
 * in a bare React page, and the first visit of a screen whose code was fetched ahead.
 */
import type { Browser, Page } from '@playwright/test';
import { startWebShell } from '../e2e/support/web-shell.ts';
import { serveBarePage } from './support/bare-page.ts';
import { freshPage, launchChromium } from './support/chromium.ts';
import { switchTime, withClock } from './support/page-clock.ts';
import { type BenchRow, limitRow, median, row } from './types.ts';

const samples = 15;
const firstVisits = 5;
const home = 'nav a[href="/info"]';

interface Switch {
  readonly page: Page;
  /** Clicked to go, and the heading that is there then. */
  readonly there: readonly [target: string, heading: string];
  readonly back: readonly [target: string, heading: string];
}

export async function run(): Promise<BenchRow[]> {
  const [shell, bare, browser] = await Promise.all([startWebShell(), serveBarePage(), launchChromium()]);
  try {
    const { page: floorPage } = await freshPage(browser);
    await withClock(floorPage);
    await floorPage.goto(bare.origin);
    const overview = await heading(floorPage);
    const [first, last] = ['nav > button:first-of-type', 'nav > button:last-of-type'];
    const floor: Switch = { page: floorPage, there: [last, 'Servers'], back: [first, overview] };

    const firstServers: number[] = [];
    const firstTool: number[] = [];
    for (let i = 0; i < firstVisits; i++) {
      firstServers.push(await firstVisit(browser, await shell.newLink(), '/servers', 'Servers'));
      firstTool.push(await firstVisit(browser, await shell.newLink(), '/licensetool', 'Licence tool'));
    }
    const page = await signedIn(browser, await shell.newLink());
    const name = await heading(page);
    const toServers: Switch = { page, there: [linkTo('/servers'), 'Servers'], back: [home, name] };
    const toTool: Switch = { page, there: [linkTo('/licensetool'), 'Licence tool'], back: [home, name] };
    const [servers, serversFloor] = await sideBySide(toServers, floor);
    const [tool, toolFloor] = await sideBySide(toTool, floor);
    return [
      row('route switch, warm: overview and servers', servers, serversFloor, 3, 'ms'),
      row('route switch, warm: overview and licence tool', tool, toolFloor, 3, 'ms'),
      limitRow('route switch, first visit: servers', median(firstServers), 60, 'ms'),
      limitRow('route switch, first visit: licence tool', median(firstTool), 60, 'ms'),
    ];
  } finally {
    await browser.close();
    await Promise.all([shell.stop(), bare.close()]);
  }
}

/** Medians of both, their samples taken in turn. */
async function sideBySide(ours: Switch, floor: Switch): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let i = -2; i < samples; i++) {
    for (const [which, one] of [ours, floor].entries()) {
      await one.page.bringToFront();
      const there = await switchTime(one.page, ...one.there);
      const back = await switchTime(one.page, ...one.back);
      // The first two rounds warm both pages.
      if (i >= 0) times[which]?.push(there, back);
    }
  }
  return [median(times[0]), median(times[1])];
}

async function firstVisit(browser: Browser, link: string, path: string, title: string): Promise<number> {
  const page = await signedIn(browser, link);
  const time = await switchTime(page, linkTo(path), title);
  await page.context().close();
  return time;
}

/** A page on the overview, signed in, with the other screens' code fetched ahead. */
async function signedIn(browser: Browser, link: string): Promise<Page> {
  const { page } = await freshPage(browser);
  await withClock(page);
  await page.goto(link);
  const account = page.getByRole('button', { name: /^System administrator/ });
  await account.or(page.locator(home).first()).first().waitFor();
  if (await account.isVisible()) await account.click();
  await page.locator(linkTo('/servers')).waitFor();
  await quiet(page);
  return page;
}

/** Until nothing was loaded for a second: the code of the other screens has come. */
async function quiet(page: Page): Promise<void> {
  const loaded = (): Promise<number> => page.evaluate("performance.getEntriesByType('resource').length");
  for (let before = -1, now = await loaded(); now !== before; ) {
    before = now;
    await page.waitForTimeout(1000);
    now = await loaded();
  }
}

function linkTo(path: string): string {
  return `nav a[href="${path}"]`;
}

async function heading(page: Page): Promise<string> {
  return (await page.locator('main h1').first().textContent()) ?? '';
}
