/**
 * Large lists of the licence tool in a browser, scrolled from their tops to their ends: a board of 500 files, and two
 * licences of 10,000 modules with five sub-modules each, every one of them changed. What counts is the processor time of
 * the page's main thread for a drawn frame.
 */
import type { Locator, Page } from '@playwright/test';
import { openSession } from '../e2e/support/session.ts';
import { changedModules, licenceFolder, manyLicences } from '../support/licences.ts';
import { freshPage, launchChromium, workDuring } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { shellOf } from './support/shell.ts';
import { type BenchRow, limitRow, median, type Size, times } from './types.ts';

const samples = 5;
const measures = {
  whole: { board: 500, modules: 10_000, frames: 60 },
  small: { board: 20, modules: 100, frames: 6 },
};
/** Milliseconds: two frames of a screen at 60 Hz. */
const twoFrames = 33;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const { board, modules, frames } = measures[size];
  const [shell, browser] = await Promise.all([shellOf(ground, 'small'), launchChromium(ground)]);
  const session = await openSession(await shell.newLink());
  const [many, two] = await Promise.all([
    folderOf(ground, manyLicences(board)),
    folderOf(ground, changedModules(modules)),
  ]);
  const scrolled = async (open: (page: Page) => Promise<Locator>, path: string) => {
    const taken: number[] = [];
    for (let i = 0; i < times(size, samples); i++) {
      const { context, page } = await freshPage(browser);
      await session.enter(page);
      await page.goto(`${shell.origin}${path}`);
      taken.push(await scrollCost(page, await open(page), frames));
      await context.close();
    }
    return median(taken);
  };
  const boardCost = await scrolled(async (page) => {
    await page.getByLabel('Licence files', { exact: true }).setInputFiles([...many]);
    const grid = page.getByRole('grid', { name: 'Opened licences' });
    await page.locator(`[role="grid"][aria-rowcount="${board + 1}"]`).waitFor();
    return grid;
  }, '/licensetool?entry=board');
  const treeCost = await scrolled(async (page) => {
    const [a = '', b = ''] = two;
    await page.getByLabel('File to be compared', { exact: true }).setInputFiles(a);
    await page.getByLabel('Comparison file', { exact: true }).setInputFiles(b);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const tree = page.getByRole('treegrid', { name: 'Modules that differ' });
    await tree
      .getByText(/PC seats: \d+ → \d+/)
      .first()
      .waitFor();
    return tree;
  }, '/licensetool?entry=compare');
  return [
    limitRow('board of 500 licences: main thread a frame of scrolling', boardCost, twoFrames, 'ms'),
    limitRow('60,000 changed modules: main thread a frame of scrolling', treeCost, twoFrames, 'ms'),
  ];
}

async function folderOf(ground: Ground, contents: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const folder = await ground.keep(
    () => licenceFolder(contents),
    ({ remove }) => remove(),
  );
  return folder.files;
}

/** Milliseconds for a frame: what the machine does besides does not count. */
async function scrollCost(page: Page, list: Locator, frames: number): Promise<number> {
  const work = await workDuring(page, () =>
    list.evaluate(`async (element) => {
      for (let step = 1; step <= ${frames}; step += 1) {
        element.scrollTop = (step / ${frames}) * element.scrollHeight;
        await new Promise((next) => requestAnimationFrame(next));
      }
    }`),
  );
  return work / frames;
}
