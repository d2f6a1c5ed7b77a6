/** The gallery of shared parts in each of its looks. */
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

export interface GalleryLook {
  readonly lang: 'en-US' | 'zh-CN';
  readonly colorScheme: 'light' | 'dark';
  readonly compact: boolean;
}

export const galleryLooks: readonly GalleryLook[] = (['en-US', 'zh-CN'] as const).flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [false, true].map((compact) => ({ lang, colorScheme, compact })),
  ),
);

export async function openGallery(
  page: Page,
  origin: string,
  { lang, colorScheme, compact }: GalleryLook,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.goto(`${origin}/?lang=${lang}${compact ? '&compact' : ''}`);
  await expect(page.getByRole('table', { name: 'List in pages' })).toBeVisible();
}
