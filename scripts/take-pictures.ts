/**
 * `npm run pictures [-- WORD]`: takes the pictures of the documents from the built console and its sandbox (`npm run
 * build` comes first): docs/look, docs/guide, and docs/guide/help in both languages. WORD names a part of their paths.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openSession } from '../tests/e2e/support/session.ts';
import { startWebShell } from '../tests/e2e/support/web-shell.ts';
import { findTestChromium } from './lib/chromium.mjs';
import { textEntries } from './texts/named-keys.ts';
import { readLanguage, textFolder } from './texts/read-texts.mjs';
import { guidePictures, helpPictures } from './pictures/guide.ts';
import { lookPictures } from './pictures/look.ts';
import type { PagePicture, Say } from './pictures/page-picture.ts';

const docs = join(import.meta.dirname, '../docs');
const account = 'systemAdministrator';
const height = 800;
const usualWidth = 1100;
/** Milliseconds in which figures that come one after the other are all there. */
const calm = 1500;

interface PictureSet {
  readonly folder: string;
  readonly language: 'en-US' | 'zh-CN';
  readonly pictures: readonly PagePicture[];
}

const sets: readonly PictureSet[] = [
  { folder: join(docs, 'look'), language: 'en-US', pictures: lookPictures },
  { folder: join(docs, 'guide'), language: 'en-US', pictures: guidePictures },
  ...(['en-US', 'zh-CN'] as const).map((language) => ({
    folder: join(docs, 'guide/help', language, 'pictures'),
    language,
    pictures: helpPictures,
  })),
];

function wordsOf(language: PictureSet['language']): Say {
  const texts = new Map(textEntries(readLanguage(textFolder, language).tables));
  return (key) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`${language} has no text ${key}`);
    return text;
  };
}

async function take(page: Page, origin: string, picture: PagePicture, say: Say, file: string) {
  const { path, width = usualWidth, part, before } = picture;
  await page.setViewportSize({ width, height });
  await page.goto(new URL(path, origin).href);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('main :is([data-skeleton], [aria-busy="true"])').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(calm);
  await before?.(page, say);
  mkdirSync(dirname(file), { recursive: true });
  await (part?.(page, say) ?? page).screenshot({ path: file, animations: 'disabled' });
  console.log(relative(join(docs, '..'), file));
}

const [word = ''] = process.argv.slice(2);
const executablePath = findTestChromium();
if (executablePath === undefined) {
  console.error('pictures are taken by a Chromium: see CONTRIBUTING.md');
  process.exit(2);
}
const shell = await startWebShell();
const browser = await chromium.launch({ executablePath });
try {
  const session = await openSession(shell.url);
  await session.post('/api/basicserver/session/signIn', { account });
  for (const { folder, language, pictures } of sets) {
    await session.call('settings.update', { language });
    const page = await browser.newPage({ colorScheme: 'light', locale: language });
    page.setDefaultTimeout(10_000);
    await session.enter(page);
    for (const picture of pictures) {
      const file = join(folder, `${picture.name}.png`);
      if (file.includes(word)) await take(page, shell.origin, picture, wordsOf(language), file);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await shell.stop();
}
