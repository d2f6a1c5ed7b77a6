/**
 * The console from a navigation to content (limits.md §8), in a browser that has never seen it: the sign-in page's
 * accounts; signed in, the landing with its cards; another screen by its address, with its figures. And the landing
 * once more in the same browser, which keeps what it has loaded. Beside bare React pages of the same pictures, served
 * the same way; the screen by its address beside the landing.
 */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Response } from '@playwright/test';
import type { Session } from '../e2e/support/session.ts';
import { servePageOn } from './support/bare-page.ts';
import { freshContext, heapOf, launchChromium, quiet } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { contentTimes, type Sight, watchContent } from './support/page-clock.ts';
import { signIn, startShell } from './support/shell.ts';
import { type BenchRow, limitRow, median, row, type Size, times, warmUps } from './types.ts';

const samples = 9;
const accounts: Sight = { shows: ['ul[aria-label] li button'] };
const landing: Sight = { shows: ['main h1', 'main dl dd', 'main ul li'] };
const deepLink = '/base/teams';
const figures: Sight = { shows: ['main h1', 'main [role="meter"]'] };

interface Load {
  readonly content: number;
  readonly blocking: number;
  readonly heap: number;
  readonly requests: number;
  /** Bytes of script, each file compressed by gzip. */
  readonly script: number;
}

type Visit = () => Promise<Load>;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, bare, browser] = await Promise.all([
    startShell(ground),
    servePageOn(ground, 'bare'),
    launchChromium(ground),
  ]);
  const signInPage = await inTurns(size, [
    async () => cold(browser, await shell.newLink(), accounts),
    () => cold(browser, `${bare.origin}/#signin`, accounts),
  ]);

  const session = await signIn(shell);
  const signedIn = await inTurns(size, [
    async () => cold(browser, await shell.newLink(), landing),
    () => cold(browser, bare.origin, landing),
    () => cold(browser, shell.origin + deepLink, figures, session),
    () => second(browser, shell.newLink, size),
    () => second(browser, async () => bare.origin, size),
  ]);
  return rows(signInPage, signedIn);
}

function rows(signInPage: readonly Load[][], signedIn: readonly Load[][]): BenchRow[] {
  const middle = (loads: Load[] | undefined, key: keyof Load): number =>
    median((loads ?? []).map((one) => one[key]));
  const [atSignIn, bareSignIn] = signInPage;
  const [landed, bareLanded, deep, again, bareAgain] = signedIn;
  const limits = (where: string, loads: Load[] | undefined): BenchRow[] => [
    limitRow(`console, ${where}: script, gzip`, middle(loads, 'script') / 1000, 260, 'KB'),
    limitRow(`console, ${where}: requests`, middle(loads, 'requests'), 6, 'requests'),
    limitRow(`console, ${where}: blocking time`, middle(loads, 'blocking'), 80, 'ms'),
    limitRow(`console, ${where}: heap`, middle(loads, 'heap') / 1e6, 7, 'MB'),
  ];
  const time = (what: string, ours: Load[] | undefined, floor: Load[] | undefined, goal: number): BenchRow =>
    row(`console, ${what}`, middle(ours, 'content'), middle(floor, 'content'), goal, 'ms');
  return [
    time('sign-in: cold load', atSignIn, bareSignIn, 2.5),
    ...limits('sign-in', atSignIn),
    time('landing: cold load', landed, bareLanded, 2.3),
    ...limits('landing', landed),
    time('landing: second launch', again, bareAgain, 2.3),
    time(`${deepLink}: cold load, beside the landing`, deep, landed, 1.3),
    row(
      `console, ${deepLink}: script, gzip, beside the landing`,
      middle(deep, 'script') / 1000,
      middle(landed, 'script') / 1000,
      1.3,
      'KB',
    ),
    limitRow(`console, ${deepLink}: requests`, middle(deep, 'requests'), 12, 'requests'),
  ];
}

/** The loads of each, their samples taken in turn. In a whole run the first of each warms the servers and counts for nothing. */
async function inTurns(size: Size, visits: readonly Visit[]): Promise<Load[][]> {
  const loads = visits.map((): Load[] => []);
  for (let round = warmUps(size, 1); round < times(size, samples); round++) {
    for (const [index, visit] of visits.entries()) {
      const one = await visit();
      if (round >= 0) loads[index]?.push(one);
    }
  }
  return loads;
}

/** In a browser that has nothing. */
async function cold(browser: Browser, url: string, sight: Sight, session?: Session): Promise<Load> {
  const context = await freshContext(browser);
  try {
    return await load(context, url, sight, session);
  } finally {
    await context.close();
  }
}

/** In a browser that was there before, and fetched what it fetches ahead. */
async function second(browser: Browser, url: () => Promise<string>, size: Size): Promise<Load> {
  const context = await freshContext(browser);
  try {
    const first = await context.newPage();
    await first.goto(await url());
    await first.locator('main h1').waitFor();
    await quiet(first, size);
    await first.close();
    return await load(context, await url(), landing);
  } finally {
    await context.close();
  }
}

/** With a link, or in a tab that has a session already. */
async function load(context: BrowserContext, url: string, sight: Sight, session?: Session): Promise<Load> {
  const page = await context.newPage();
  await session?.enter(page);
  const responses: Response[] = [];
  let requests = 0;
  page.on('response', (response) => responses.push(response));
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests++;
  });
  await watchContent(page, sight);
  await page.goto(url);
  const shown = await contentTimes(page);
  const asked = requests;
  const scripts = responses.filter((one) => one.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((one) => one.body()));
  const script = bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
  return { ...shown, heap: await heapOf(page), requests: asked, script };
}
