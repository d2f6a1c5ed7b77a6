/**
 * Route switches (limits.md §8), signed in to the sandbox as its administrator, until the data of the screen are
 * there: warm ones beside the same switch in a bare React page, and the first visit of a screen whose code was fetched
 * ahead.
 */
import type { Browser, Page } from '@playwright/test';
import { servePageOn } from './support/bare-page.ts';
import { freshPage, launchChromium, quiet } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { type Sight, switchTime, withClock } from './support/page-clock.ts';
import { pretendOnly, shellOf, signIn } from './support/shell.ts';
import { type BenchRow, limitRow, median, row, type Size, times, warmUps } from './types.ts';

const samples = 15;
const firstVisits = 5;

interface Switch {
  readonly page: Page;
  /** Clicked to go, and what is there then. */
  readonly there: readonly [target: string, sight: Sight];
  readonly back: readonly [target: string, sight: Sight];
}

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly sight: Sight;
}

const screens: readonly Screen[] = [
  { name: 'servers', path: '/servers', sight: { heading: 'Servers', shows: ['main ul li'] } },
  // It has no data before a file is chosen: the place for one is what there is.
  {
    name: 'licence tool',
    path: '/licensetool',
    sight: { heading: 'Licence tool', shows: ['main input[type="file"]'] },
  },
  { name: 'tenant', path: '/base/teams', sight: { shows: ['main [role="meter"]'] } },
  {
    name: 'applications',
    path: '/appManage',
    sight: { heading: 'Application management', shows: ['main nav ul li', 'main ul[aria-label] li strong'] },
  },
  {
    name: 'launcher',
    path: '/launcher/apps',
    sight: { heading: 'My applications', shows: ['main tbody td'] },
  },
];

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, bare, browser] = await Promise.all([
    shellOf(ground, 'small'),
    servePageOn(ground, 'bare'),
    launchChromium(ground),
  ]);
  await pretendOnly(await signIn(shell), {});
  const first: BenchRow[] = [];
  for (const { name, path, sight } of screens.slice(0, times(size, screens.length))) {
    const visits: number[] = [];
    for (let i = 0; i < times(size, firstVisits); i++) {
      visits.push(await firstVisit(browser, await shell.newLink(), path, sight, size));
    }
    first.push(limitRow(`route switch, first visit: ${name}`, median(visits), 60, 'ms'));
  }
  const floor = await bareSwitch(browser, bare.origin);
  const page = await signedIn(browser, await shell.newLink(), size);
  const overview = { heading: await heading(page), shows: ['main dl dd', 'main ul li a'] };
  const warm: { name: string; value: number }[] = [];
  // The bare switch is the same beside each: alone, its median differs by more than half from screen to screen.
  const least: number[] = [];
  for (const { name, path, sight } of screens) {
    const ours: Switch = { page, there: [entry(path), sight], back: [entry('/info'), overview] };
    const [taken, bareTaken] = await sideBySide(ours, floor, size);
    warm.push({ name, value: median(taken) });
    least.push(...bareTaken);
  }
  return [
    ...warm.map(({ name, value }) =>
      row(`route switch, warm: overview and ${name}`, value, median(least), 3, 'ms'),
    ),
    ...first,
  ];
}

async function bareSwitch(browser: Browser, address: string): Promise<Switch> {
  const { page } = await freshPage(browser);
  await withClock(page);
  await page.goto(address);
  const overview = { heading: await heading(page), shows: ['main dl dd', 'main ul.cards li'] };
  const servers = { heading: 'Servers', shows: ['main ul.list li'] };
  const [toOverview, toServers] = ['nav > button:first-of-type', 'nav > button:last-of-type'];
  return { page, there: [toServers, servers], back: [toOverview, overview] };
}

/** The samples of both, taken in turn. */
async function sideBySide(ours: Switch, floor: Switch, size: Size): Promise<[number[], number[]]> {
  const taken: [number[], number[]] = [[], []];
  for (let i = warmUps(size, 2); i < times(size, samples); i++) {
    for (const [which, one] of [ours, floor].entries()) {
      await one.page.bringToFront();
      const there = await switchTime(one.page, ...one.there);
      const back = await switchTime(one.page, ...one.back);
      // The first two rounds warm both pages.
      if (i >= 0) taken[which]?.push(there, back);
    }
  }
  return taken;
}

async function firstVisit(
  browser: Browser,
  link: string,
  path: string,
  sight: Sight,
  size: Size,
): Promise<number> {
  const page = await signedIn(browser, link, size);
  // Pointed at before it is pressed, as by any hand: the code of what is not among the first screens comes then.
  await page.hover(entry(path));
  await quiet(page, size);
  const time = await switchTime(page, entry(path), sight);
  await page.context().close();
  return time;
}

/** A page on the overview, signed in, with the other screens' code fetched ahead. */
async function signedIn(browser: Browser, link: string, size: Size): Promise<Page> {
  const { page } = await freshPage(browser);
  await withClock(page);
  await page.goto(link);
  await page.locator(entry('/servers')).waitFor();
  await quiet(page, size);
  return page;
}

/** The menu's entry of a screen. */
function entry(path: string): string {
  return `nav a[href="${path}"]`;
}

async function heading(page: Page): Promise<string> {
  return (await page.locator('main h1').first().textContent()) ?? '';
}
