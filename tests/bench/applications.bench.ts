/**
 * Application management with 2,000 applications in 60 groups on the server (limits.md §8): the longest task of the page,
 * by its processor time, while it opens, while something is searched for, while a card is moved by keys, and in the sheet of all of them
 * beside 200 departments, and beside 40 that they are shared with. What is looked for is looked for outside: finding an element by its role is work of the page, too.
 */
import type { Page } from '@playwright/test';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { Session } from '../e2e/support/session.ts';
import { freshPage, launchChromium, quiet } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { firstCells, listsRead, plainTable } from './support/first-cells.ts';
import { pretendOnly, shellOf, signIn } from './support/shell.ts';
import { tasksDuring } from './support/tasks.ts';
import { type BenchRow, limitRow, median, row, type Size, times } from './types.ts';

const samples = 5;
/** Milliseconds: a task that is longer is felt. */
const longTask = 50;
/** Limit of a ratio: the time until the first cells, over that of a plain page that reads the same answers. */
const mostOverPlain = 1;
/** Answers in which a department's applications come. */
const pagesOf: Record<Size, number> = { whole: 8, small: 1 };
/** The amount of data that the sandbox holds. */
const scale: Record<Size, SandboxScenario['scale']> = { whole: 'large', small: 'small' };
/** Departments beside each other in the sheet. */
const departments: Record<Size, number> = { whole: 200, small: 20 };
/** Departments, groups and people beside each other in the sheet of audiences. */
const targets: Record<Size, number> = { whole: 40, small: 10 };

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, browser] = await Promise.all([shellOf(ground, scale[size]), launchChromium(ground)]);
  const session = await signIn(shell);
  const longest = async (pretence: Partial<SandboxScenario>, path: string, part: Part) => {
    await pretendOnly(session, { scale: scale[size], ...pretence });
    const taken: number[] = [];
    for (let i = 0; i < times(size, samples); i++) {
      const { context, page } = await freshPage(browser);
      await session.enter(page);
      await page.goto(shell.origin + path);
      const act = await part(page, size);
      await quiet(page, size);
      const [first = 0] = await tasksDuring(browser, page, act);
      taken.push(first);
      await context.close();
    }
    return median(taken);
  };
  /** Both in turn, each sample in a browser that has seen nothing. */
  const firstOfSheet = async (): Promise<[number, number]> => {
    await pretendOnly(session, { scale: scale[size], detach: 'depth' });
    const taken: [number[], number[]] = [[], []];
    for (let i = 0; i < times(size, samples); i++) {
      const { context, page } = await freshPage(browser);
      await session.enter(page);
      await page.goto(`${shell.origin}/appManage/settings`);
      await page.locator('a[href="/appManage/sheet"]').last().waitFor();
      await quiet(page, size);
      taken[0].push(await firstCells(page, beside));
      await quiet(page, size);
      taken[1].push(await plainTable(page, (await listsRead(page)).slice(0, pagesOf[size])));
      await context.close();
    }
    return [median(taken[0]), median(taken[1])];
  };
  const limit = (what: string, value: number) => limitRow(`${what}: longest task`, value, longTask, 'ms');
  const group = '/appManage?group=AC10005';
  const ids = await departmentIds(session, departments[size]);
  const beside = `/appManage/sheet?beside=${ids.join(',')}`;
  const sheet = await longest({ detach: 'depth' }, beside, filled('Applications and departments'));
  const shared = ids.slice(0, targets[size]).map((id) => `department/${id}`);
  const audience = `/appManage/sheet?by=audience&with=${shared.join(',')}`;
  const said = await longest({}, audience, filled('Applications and whom they are shared with'));
  const sheetOpens = await longest(
    { detach: 'depth' },
    '/appManage/settings',
    pressed('/appManage/sheet', cells),
  );
  const [cellsFirst, plain] = await firstOfSheet();
  const cardsOpen = await longest({}, '/appManage/settings', pressed('/appManage', cards));
  return [
    limit('2,000 applications, the cards open', cardsOpen),
    limit('2,000 applications, the sheet opens', sheetOpens),
    row('2,000 applications × 200 departments: first cells', cellsFirst, plain, mostOverPlain, 'ms'),
    limit('2,000 applications, search', await longest({}, group, searched)),
    limit('2,000 applications, a card moved by keys', await longest({}, group, moved)),
    limit('2,000 applications × 200 departments, filled in', sheet),
    limit('2,000 applications × 40 they are shared with, filled in', said),
  ];
}

/** Waits until the page stands; answers what is measured. */
type Part = (page: Page, size: Size) => Promise<() => Promise<void>>;

/** Milliseconds in which the answers come in and are drawn. */
const answers: Record<Size, number> = { whole: 900, small: 50 };

async function cards(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Applications' }).getByRole('listitem').nth(5).waitFor();
}

async function searched(page: Page, size: Size): Promise<() => Promise<void>> {
  await cards(page);
  await page.getByRole('textbox', { name: 'Search: Application name' }).focus();
  return async () => {
    await page.keyboard.press('1');
    await page.waitForTimeout(answers[size]);
    await page.keyboard.press('Backspace');
    await page.waitForTimeout(answers[size]);
  };
}

async function moved(page: Page, size: Size): Promise<() => Promise<void>> {
  await cards(page);
  await page
    .getByRole('button', { name: /^Move / })
    .last()
    .focus();
  return async () => {
    const saved = page.waitForResponse(/updateAppModuleOrderNum$/);
    await page.keyboard.press(' ');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press(' ');
    await saved;
    await page.waitForTimeout(answers[size]);
  };
}

/** From another page of applications, until what is waited for stands and the answers behind it have come. */
function pressed(path: string, waitFor: (page: Page) => Promise<void>): Part {
  return async (page, size) => {
    const link = page.locator(`a[href="${path}"]`).last();
    await link.waitFor();
    return async () => {
      await link.click();
      await waitFor(page);
      await page.waitForTimeout(answers[size]);
    };
  };
}

async function cells(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Applications and departments' });
  await grid.getByRole('gridcell').nth(10).waitFor();
}

/** From one end to the other, every cell of it, and back again. */
function filled(name: string): Part {
  return async (page, size) => {
    const grid = page.getByRole('grid', { name });
    await grid.getByRole('gridcell').nth(50).waitFor();
    await grid.focus();
    return async () => {
      for (const key of [...ways, 'Control+a', ' ', 'Control+z']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(answers[size]);
      }
    };
  };
}
const ways = ['Control+End', 'Control+Home', 'PageDown', 'Control+ArrowRight'];

async function departmentIds(session: Session, count: number): Promise<string[]> {
  const answer = await session.post('/api/calendar/common/search/departmentTree.common', {
    menuCode: 'appManage',
    pageNo: 1,
    pageSize: count,
  });
  const { data } = JSON.parse(answer) as { data: { result: { id: string }[] } };
  return data.result.map(({ id }) => id);
}
