/**
 * Starts by an address (limits.md §8), signed in: the landing, the overview with all its cards, and pages in the middle
 * of the console; in a browser that has nothing, and in one that was there before. Beside an empty React page (a heading
 * and a table), served the same way.
 */
import type { Sight } from './support/page-clock.ts';
import { servePageOn } from './support/bare-page.ts';
import { launchChromium } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { signIn, startShell } from './support/shell.ts';
import { coldLoad, inTurns, type Load, middleOf, secondLoad } from './support/start-load.ts';
import { type BenchRow, limitRow, row, type Size } from './types.ts';

const samples = 9;

interface Start {
  readonly name: string;
  readonly path: string;
  readonly sight: Sight;
  /** Goals: times of an empty page's, cold and at the second start; kilobytes of script; requests. */
  readonly cold: number;
  readonly second: number;
  readonly script: number;
  readonly requests: number;
}

/** Goals of a page in the middle of the console. */
const deep = { cold: 3.8, second: 2.8, script: 350, requests: 12 } as const;

const starts: readonly Start[] = [
  {
    name: 'landing',
    path: '/info',
    sight: { shows: ['main h1', 'main dl dd', 'main ul li'] },
    cold: 2.8,
    second: 2,
    script: 200,
    requests: 6,
  },
  {
    name: 'overview with its cards',
    path: '/info',
    sight: { shows: ['ul[aria-label="Needs attention"] a', 'main a[href^="/loginlog?result=failure"]'] },
    ...deep,
    cold: 4.5,
    second: 3.2,
  },
  { name: 'base settings', path: '/base/teams', sight: { shows: ['main [role="meter"]'] }, ...deep },
  {
    name: 'applications',
    path: '/appManage',
    sight: { shows: ['main nav ul li', 'main ul[aria-label] li strong'] },
    ...deep,
  },
  {
    name: 'login log',
    path: '/loginlog',
    sight: { shows: ['main [role="grid"] [role="gridcell"]'] },
    ...deep,
  },
  { name: 'themes', path: '/themes/pc', sight: { shows: ['main tbody td button'] }, ...deep },
  { name: 'admin menus', path: '/backMenuSetting', sight: { shows: ['main [role="switch"]'] }, ...deep },
];
const nothing: Sight = { shows: ['main h1', 'main td'] };

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, empty, browser] = await Promise.all([
    startShell(ground),
    servePageOn(ground, 'empty'),
    launchChromium(ground),
  ]);
  const session = await signIn(shell);
  const loads = await inTurns(size, samples, [
    () => coldLoad(browser, empty.origin, nothing),
    () => secondLoad(browser, () => empty.origin, { sight: nothing, size }),
    ...starts.flatMap(({ path, sight }) => {
      const url = shell.origin + path;
      return [
        () => coldLoad(browser, url, sight, session),
        () => secondLoad(browser, () => url, { sight, size, session }),
      ];
    }),
  ]);
  const [emptyCold, emptySecond, ...others] = loads;
  return starts.flatMap((start, index) =>
    rows(start, { cold: others[2 * index], second: others[2 * index + 1] }, { emptyCold, emptySecond }),
  );
}

type Loads = readonly Load[] | undefined;

function rows(
  start: Start,
  loads: { readonly cold: Loads; readonly second: Loads },
  floor: { readonly emptyCold: Loads; readonly emptySecond: Loads },
): BenchRow[] {
  const name = `start, ${start.name}`;
  const time = (what: string, ours: Loads, least: Loads, goal: number): BenchRow =>
    row(`${name}: ${what}`, middleOf(ours, 'content'), middleOf(least, 'content'), goal, 'ms');
  return [
    time('cold', loads.cold, floor.emptyCold, start.cold),
    time('second start', loads.second, floor.emptySecond, start.second),
    limitRow(`${name}: script on the wire`, middleOf(loads.cold, 'script') / 1000, start.script, 'KB'),
    limitRow(`${name}: requests`, middleOf(loads.cold, 'requests'), start.requests, 'requests'),
    limitRow(`${name}: blocking time`, middleOf(loads.cold, 'blocking'), 150, 'ms'),
    limitRow(`${name}: heap`, middleOf(loads.cold, 'heap') / 1e6, 7, 'MB'),
  ];
}
