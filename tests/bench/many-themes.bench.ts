/**
 * A package of 500 themes on its page (limits.md §8): how long its first card takes after the file was chosen, the longest
 * task of the page while its cards are scrolled through, and the elements that the page has then, in previews too.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writePackageFile } from '../../src-main/services/theme-packages/index.ts';
import { packageDraft } from '../../src-main/services/theme-packages/package-draft.ts';
import { newBackTheme } from '../../src-shared/rules/themes/defaults.ts';
import { packTheme } from '../../src-shared/rules/themes/package/from-theme.ts';
import { type Ground, onGround, temporaryFolder } from './support/bench-resources.ts';
import { freshPage, launchChromium, quiet } from './support/chromium.ts';
import { pretendOnly, shellOf, signIn } from './support/shell.ts';
import { tasksDuring } from './support/tasks.ts';
import { type BenchRow, limitRow, median, type Size, times } from './types.ts';

const samples = 5;
const themes = 500;
/** Milliseconds until the first card. */
const soon = 1_000;
/** Milliseconds: a task that is longer is felt. */
const longTask = 50;
const mostElements = 3_000;
/** Windows of cards that are scrolled through. */
const windows = 12;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const file = join(await temporaryFolder(ground, 'many-themes'), 'many.steward-theme');
  await writePackageFile(file, await manyThemes());
  const [shell, browser] = await Promise.all([shellOf(ground, 'small'), launchChromium(ground)]);
  const session = await signIn(shell);
  await pretendOnly(session, {});
  const [firsts, longest, elements]: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < times(size, samples); i += 1) {
    const { context, page } = await freshPage(browser);
    await session.enter(page);
    await page.goto(`${shell.origin}/theme_packages`);
    await page.getByText('Choose theme packages, or drop them here').waitFor();
    await quiet(page, size);
    firsts.push(await firstCard(page, file));
    await page.getByRole('button', { name: `Import ${themes} themes` }).waitFor();
    await quiet(page, size);
    const [task = 0] = await tasksDuring(browser, page, () => scroll(page));
    longest.push(task);
    elements.push(await countElements(page));
    await context.close();
  }
  return [
    limitRow('500 themes in a package: first card', median(firsts), soon, 'ms'),
    limitRow('500 themes in a package, scrolled: longest task', median(longest), longTask, 'ms'),
    limitRow('500 themes in a package, scrolled: elements', median(elements), mostElements, 'elements'),
  ];
}

function manyThemes() {
  const all = Array.from({ length: themes }, (_, index) => {
    const navigationBgColor = `#${(0x10_20_30 + index * 999).toString(16).padStart(6, '0')}`;
    const form = { ...newBackTheme('pc', 'dark', { deptId: '' }), topicName: `Quay ${index + 1}` };
    const { pictures: _none, ...theme } = packTheme('pc', { ...form, navigationBgColor });
    return { ...theme, pictures: [] };
  });
  const draft = { part: 'whole' as const, author: '', licence: '', day: '2026-11-01', themes: all };
  return packageDraft(draft, () => Promise.reject(new Error('there are no pictures')));
}

/** The page's own code, as it has no types of a page here. */
const watchFirstCard = `
  globalThis.firstCard = new Promise((done) => {
    document.querySelector('input[type=file]').addEventListener('change', () => {
      const begun = performance.now();
      const look = () =>
        document.querySelector('section[aria-label="Quay 1"]')
          ? done(performance.now() - begun)
          : requestAnimationFrame(look);
      look();
    });
  });
  0`;

/** Milliseconds from the choice of the file until its first card is painted. */
async function firstCard(page: Page, file: string): Promise<number> {
  await page.evaluate(watchFirstCard);
  await page.locator('input[type=file]').setInputFiles(file);
  return page.evaluate<number>('globalThis.firstCard');
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  for (let window = 0; window < windows; window += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(200);
  }
  await page.getByRole('region', { name: 'Quay 1', exact: true }).waitFor({ state: 'detached' });
  await page
    .getByRole('region', { name: /^Quay \d\d$/ })
    .first()
    .waitFor();
}

const countOfPage = `
  (function count(root) {
    let sum = 0;
    for (const { shadowRoot } of root.querySelectorAll('*')) sum += 1 + (shadowRoot ? count(shadowRoot) : 0);
    return sum;
  })(document)`;

function countElements(page: Page): Promise<number> {
  return page.evaluate<number>(countOfPage);
}
