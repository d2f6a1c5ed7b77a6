/**
 * The gallery of shared parts beside stored pictures of it, in both languages, appearances and densities. All words are
 * drawn by a font of boxes, so that the pictures are the same on every machine; what letters look like is left out.
 * After a change that is meant: `npx playwright test gallery-pictures --project=console --update-snapshots`, and a look at each picture.
 */
import { expect, type Page } from '@playwright/test';
import { boxFont } from './support/box-font.ts';
import { type GalleryLook, openGallery } from './support/gallery.ts';
import { testOfPage } from './support/served-page.ts';

const { test, origin } = testOfPage('gallery');

/** Each two of language, appearance and density once. */
const looks: readonly GalleryLook[] = [
  { lang: 'en-US', colorScheme: 'light', compact: false },
  { lang: 'en-US', colorScheme: 'dark', compact: true },
  { lang: 'zh-CN', colorScheme: 'light', compact: true },
  { lang: 'zh-CN', colorScheme: 'dark', compact: false },
];

/** Pixels that may differ, for edges that another build of Chromium smooths otherwise: less than one control's border. */
const tolerance = { maxDiffPixels: 60, threshold: 0.1, animations: 'disabled', scale: 'css' } as const;

const nameOf = ({ lang, colorScheme, compact }: GalleryLook) =>
  `${lang}-${colorScheme}${compact ? '-compact' : ''}.png`;

async function openInBoxes(page: Page, look: GalleryLook): Promise<void> {
  await page.setViewportSize({ width: 1240, height: 800 });
  await openGallery(page, origin(), look);
  await page.evaluate(async (bytes) => {
    const font = await new FontFace('Boxes', new Uint8Array(bytes).buffer).load();
    document.fonts.add(font);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { font-family: Boxes !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, boxFont());
}

for (const look of looks) {
  test(`the parts look as in ${nameOf(look)}`, async ({ page }) => {
    await openInBoxes(page, look);
    await expect(page.locator('main')).toHaveScreenshot(nameOf(look), tolerance);
  });
}

test('a rounder corner, a pixel of inset and a paler border are seen', async ({ page }) => {
  const [look] = looks;
  if (!look) throw new Error('no look');
  for (const change of [
    'button { border-radius: 2px }',
    'td { padding-inline-start: 13px }',
    'input { border-color: color-mix(in srgb, currentColor 40%, transparent) }',
  ]) {
    await openInBoxes(page, look);
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule.replaceAll(/;| }/g, (end) => ` !important${end}`));
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, change);
    await expect(page.locator('main'), change).not.toHaveScreenshot(nameOf(look), tolerance);
  }
});
