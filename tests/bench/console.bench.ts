/**
 * The console from a navigation to content (limits.md §8), in a browser that has never seen it: the sign-in page's
 * accounts; signed in, the landing with its cards; another screen by its address, with its figures. And the landing
 * once more in the same browser, which keeps what it has loaded. Beside bare React pages of the same pictures, served
 * the same way; the screen by its address beside the landing.
 */
import { servePageOn } from './support/bare-page.ts';
import { launchChromium } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import type { Sight } from './support/page-clock.ts';
import { signIn, startShell } from './support/shell.ts';
import { coldLoad, inTurns, type Load, middleOf as middle, secondLoad } from './support/start-load.ts';
import { type BenchRow, limitRow, row, type Size } from './types.ts';

const samples = 9;
const accounts: Sight = { shows: ['ul[aria-label] li button'] };
const landing: Sight = { shows: ['main h1', 'main dl dd', 'main ul li'] };
const deepLink = '/base/teams';
const figures: Sight = { shows: ['main h1', 'main [role="meter"]'] };

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, bare, browser] = await Promise.all([
    startShell(ground),
    servePageOn(ground, 'bare'),
    launchChromium(ground),
  ]);
  const signInPage = await inTurns(size, samples, [
    async () => coldLoad(browser, await shell.newLink(), accounts),
    () => coldLoad(browser, `${bare.origin}/#signin`, accounts),
  ]);

  const session = await signIn(shell);
  const signedIn = await inTurns(size, samples, [
    async () => coldLoad(browser, await shell.newLink(), landing),
    () => coldLoad(browser, bare.origin, landing),
    () => coldLoad(browser, shell.origin + deepLink, figures, session),
    () => secondLoad(browser, shell.newLink, { sight: landing, size }),
    () => secondLoad(browser, () => bare.origin, { sight: landing, size }),
  ]);
  return rows(signInPage, signedIn);
}

function rows(signInPage: readonly Load[][], signedIn: readonly Load[][]): BenchRow[] {
  const [atSignIn, bareSignIn] = signInPage;
  const [landed, bareLanded, deep, again, bareAgain] = signedIn;
  const limits = (where: string, loads: Load[] | undefined): BenchRow[] => [
    limitRow(`console, ${where}: script on the wire`, middle(loads, 'script') / 1000, 260, 'KB'),
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
      `console, ${deepLink}: script on the wire, beside the landing`,
      middle(deep, 'script') / 1000,
      middle(landed, 'script') / 1000,
      1.3,
      'KB',
    ),
    limitRow(`console, ${deepLink}: requests`, middle(deep, 'requests'), 12, 'requests'),
  ];
}
