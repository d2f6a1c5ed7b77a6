/**
 * 2,000 themes of one list, and a tree of 50,000 departments beside them (limits.md §8): the longest task of the page, by
 * its processor time, while the list is searched, paged and sorted by keys, and while a department is looked for.
 */
import type { Page } from '@playwright/test';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { freshPage, launchChromium, quiet } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { pretendOnly, shellOf, signIn } from './support/shell.ts';
import { tasksDuring } from './support/tasks.ts';
import { type BenchRow, limitRow, median, type Size, times } from './types.ts';

const samples = 5;
/** Milliseconds: a task that is longer is felt. */
const longTask = 50;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, browser] = await Promise.all([shellOf(ground, 'large'), launchChromium(ground)]);
  const session = await signIn(shell);
  const longest = async (
    pretence: Partial<SandboxScenario>,
    ready: (page: Page) => Promise<void>,
    act: (page: Page) => Promise<void>,
  ) => {
    await pretendOnly(session, { scale: 'large', ...pretence });
    const taken: number[] = [];
    for (let i = 0; i < times(size, samples); i++) {
      const { context, page } = await freshPage(browser);
      await session.enter(page);
      await page.goto(`${shell.origin}/themes/pc`);
      await ready(page);
      await quiet(page, size);
      const [first = 0] = await tasksDuring(browser, page, () => act(page));
      taken.push(first);
      await context.close();
    }
    return median(taken);
  };
  return [
    limitRow(
      '2,000 themes, searched and sorted: longest task',
      await longest({}, listed, sort),
      longTask,
      'ms',
    ),
    limitRow(
      '50,000 departments beside themes: longest task',
      await longest({ detach: 'on' }, grown, find),
      longTask,
      'ms',
    ),
  ];
}

const listed = (page: Page) => page.getByText('2,000 themes').waitFor();
const grown = (page: Page) =>
  page.getByRole('tree', { name: 'Departments' }).getByRole('treeitem').first().waitFor();

async function sort(page: Page): Promise<void> {
  const search = page.getByRole('textbox', { name: 'Search: Theme name' });
  await search.fill('Nordic');
  await page.getByText('125 themes').waitFor();
  await search.fill('');
  await listed(page);
  await page.getByRole('textbox', { name: 'Page' }).fill('100');
  await page.getByRole('textbox', { name: 'Page' }).press('Enter');
  await page.getByText('1,981–2,000 of 2,000').waitFor();
  await page
    .getByRole('button', { name: /^Move / })
    .first()
    .focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await page.getByText('Operation successful').first().waitFor();
}

async function find(page: Page): Promise<void> {
  await page.getByRole('tree', { name: 'Departments' }).focus();
  await page.keyboard.type('Singapore');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('treeitem', { name: '第 1 班组', exact: true }).waitFor();
  await page.keyboard.press('End');
  await page.getByRole('textbox', { name: /departments/i }).fill('上海');
  await page.getByText(/^\d,\d{3} departments found$/).waitFor();
}
