/**
 * The gallery of shared parts, in each language, appearance and density: nothing for axe, and one look for what is one
 * part. Geometry and computed styles of parts are compared with each other and with the token file. Stored
 * pictures stand in gallery-pictures.spec.ts.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { sizes } from '../../src-renderer/frame/tokens.ts';
import { long } from '../support/test-amount.ts';
import { expectAllAccessible, expectReadable } from './support/accessible.ts';
import { type GalleryLook, galleryLooks as looks, openGallery } from './support/gallery.ts';
import { testOfPage } from './support/served-page.ts';

const { test, origin } = testOfPage('gallery');

/** Each language, appearance and density once. */
const fewLooks = looks.filter(
  ({ lang, colorScheme, compact }) =>
    (lang === 'zh-CN') === (colorScheme === 'dark') && compact === (lang === 'zh-CN'),
);

const open = (page: Page, look: GalleryLook) => openGallery(page, origin(), look);

test('axe finds nothing, whatever language, appearance and density', async ({ page }) => {
  for (const [at, look] of (long ? looks : fewLooks).entries()) {
    await open(page, look);
    await (at === 0 ? expectAllAccessible(page) : expectReadable(page));
  }
});

/** The tables that are no sheet of cells, by what stands for head, row and cell. */
const kinds = [
  ['table', 'Short table'],
  ['table', 'List in pages'],
  ['grid', 'Long list'],
  ['treegrid', 'Tree'],
] as const;
const tableOf = (page: Page, [role, name]: (typeof kinds)[number]) =>
  page.getByRole(role, { name, exact: true });

/** The computed styles that make a table's look. */
function lookOf(table: Locator) {
  return table.evaluate((element) => {
    const style = (part: Element | null | undefined) => getComputedStyle(part ?? element);
    const isDrawn = (part: Element) => part.getBoundingClientRect().width > 0;
    const [head, row] = [...element.querySelectorAll('tr, [role="row"]')];
    const cells = 'th, td, [role="columnheader"], [role="gridcell"], [role="rowheader"]';
    const heads = [...(head?.querySelectorAll(cells) ?? [])].filter(isDrawn);
    const texts = [...(row?.querySelectorAll(cells) ?? [])].filter((cell) => cell.textContent?.trim());
    const title = heads.find((cell) => cell.textContent?.trim());
    const ground = (part: Element | null | undefined): string => {
      if (!part) return '';
      const { backgroundColor } = getComputedStyle(part);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? ground(part.parentElement) : backgroundColor;
    };
    /** The pixels from the row's edge to the first text, and from the last text's cell to the other edge. */
    const inset = (cell: Element | undefined, side: 'Start' | 'End') =>
      Number.parseFloat(style(cell)[`paddingInline${side}`]);
    return {
      head: {
        ground: ground(title),
        ink: style(title).color,
        size: style(title).fontSize,
        weight: style(title).fontWeight,
        // The line below the head counts; a grid draws it below the row of titles.
        height: Math.round((head?.parentElement ?? element).getBoundingClientRect().height),
      },
      row: {
        height: Math.round(row?.getBoundingClientRect().height ?? 0),
        size: style(texts[0]).fontSize,
        figures: style(texts[0]).fontVariantNumeric,
        start: inset(texts[0], 'Start'),
        end: inset(texts.at(-1), 'End'),
      },
      frame: style(element).borderTopWidth,
    };
  });
}

test('all tables have one head, one height of rows, one inset, and no frame', async ({ page }) => {
  for (const look of long ? looks : fewLooks) {
    await open(page, look);
    const first = await lookOf(tableOf(page, kinds[0]));
    expect(first.head.height).toBe(look.compact ? sizes.rowCompact : sizes.row);
    expect(first.row.height).toBe(first.head.height);
    expect(first.frame).toBe('0px');
    for (const kind of kinds.slice(1))
      expect(await lookOf(tableOf(page, kind)), `${kind[1]}, ${JSON.stringify(look)}`).toEqual(first);
  }
});

/** The middles of the texts of a row, buttons among them, in pixels from the row's top. */
function middles(row: Locator) {
  return row.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.height > 1) found.push((box.top + box.bottom) / 2 - top);
    }
    return found;
  });
}

test('the texts of a row stand at one height, states and actions too', async ({ page }) => {
  for (const look of long ? looks : fewLooks) {
    await open(page, look);
    for (const kind of kinds) {
      const all = await middles(tableOf(page, kind).getByRole('row').nth(1));
      expect(all.length).toBeGreaterThan(1);
      expect(Math.max(...all) - Math.min(...all), `${kind[1]}: ${all.join(' ')}`).toBeLessThan(1);
    }
  }
});

test('a table ends with its rows, and an empty one with what belongs there', async ({ page }) => {
  await open(page, looks[0] as GalleryLook);
  for (const kind of kinds) {
    const table = tableOf(page, kind);
    const last = await table.getByRole('row').last().boundingBox();
    const whole = await table.boundingBox();
    const rest = (whole?.y ?? 0) + (whole?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
    expect(Math.abs(rest), kind[1]).toBeLessThan(2);
  }
  const empty = page.getByRole('region', { name: 'Empty list' });
  await expect(empty).toContainText('No rooms yet');
  await expect(empty.getByRole('button', { name: 'Add a room' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Empty tree' })).toContainText('No rooms yet');
});

test('what matches nothing says so in the same words in every list, and leads back', async ({ page }) => {
  await open(page, looks[0] as GalleryLook);
  for (const name of ['List in pages', 'Long list']) {
    const list = page.getByRole('region', { name });
    await list.getByRole('textbox', { name: `Search: ${name}` }).fill('zzz');
    await expect(list.getByText('Nothing matches')).toBeVisible();
    await list.getByRole('button', { name: 'Show everything' }).click();
    await expect(list.getByText('Meeting room 1', { exact: true })).toBeVisible();
  }
});

test('the bar of a list is one line at any width; filters without room stand in a popup', async ({
  page,
}) => {
  for (const look of long ? looks : fewLooks) {
    for (const width of [1440, 1024, 800]) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, look);
      const bar = page.locator('[data-bar]').first();
      expect((await bar.boundingBox())?.height, `${width}, ${look.lang}`).toBeLessThanOrEqual(40);
    }
  }
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page, looks[0] as GalleryLook);
  const list = page.getByRole('region', { name: 'List in pages' });
  const more = list.getByRole('button', { name: /^More filters/ });
  const days = list.getByRole('textbox', { name: 'To' });
  await expect(days).toHaveCount(0);
  await more.press('Enter');
  const popup = page.getByRole('dialog', { name: 'More filters' });
  await expect(popup).toBeFocused();
  await expect(popup).toBeInViewport({ ratio: 1 });
  await expectAllAccessible(page);
  await popup.getByRole('textbox', { name: 'To' }).fill('5/1/2026');
  await expect(popup.getByRole('button', { name: 'Clear: To' })).toBeVisible();
  await popup.getByRole('textbox', { name: 'To' }).press('Escape');
  await expect(more).toBeFocused();
  // A set filter is in the bar with its value, and can be cleared there.
  await expect(days).toHaveValue(/2026/);
  await list.getByRole('button', { name: 'Clear: To' }).click();
  await expect(days).toHaveValue('');
});

test('columns leave by rank, fillers first, and are named', async ({ page }) => {
  await page.setViewportSize({ width: 520, height: 700 });
  await open(page, looks[0] as GalleryLook);
  const list = page.getByRole('region', { name: 'List in pages' });
  await expect(list.getByText(/^Columns that do not fit here: (Remark|.*, Remark)/)).toBeVisible();
  await expect(list.getByRole('columnheader', { name: 'Remark' })).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(list.getByRole('columnheader', { name: 'Remark' })).toBeVisible();
});

test('the head stays on view while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, looks[0] as GalleryLook);
  const table = page.getByRole('table', { name: 'List in pages' });
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 60);
  await expect(table.getByRole('columnheader', { name: 'Room' })).toBeInViewport({ ratio: 1 });
});
