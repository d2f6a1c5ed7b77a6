/** The clock of pages/clock.js, which runs inside the page: nothing of the driver is measured. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const clock = readFileSync(join(import.meta.dirname, '../pages/clock.js'), 'utf8');

/** The content that must be there, with nothing still on its way: the data, not only the heading over it. */
export interface Sight {
  /** The text of the main heading. */
  readonly heading?: string;
  /** Selectors of the data. */
  readonly shows: readonly string[];
}

export interface LoadTimes {
  /** Milliseconds from the navigation's start until the content was painted. */
  readonly content: number;
  /** The part of long tasks beyond 50 ms each, until then. */
  readonly blocking: number;
}

/** Call before the navigation. */
export async function withClock(page: Page): Promise<void> {
  await page.addInitScript({ content: clock });
}

/** Starts to wait with the navigation, so that nothing is missed. */
export async function watchContent(page: Page, sight: Sight): Promise<void> {
  const watch = `globalThis.stewardContent = stewardClock.content(${JSON.stringify(sight)});`;
  await page.addInitScript({ content: `${clock}\n${watch}` });
}

export function contentTimes(page: Page): Promise<LoadTimes> {
  return page.evaluate<LoadTimes>('stewardContent');
}

/** Milliseconds from a click on `target` until the sight was painted. */
export function switchTime(page: Page, target: string, sight: Sight): Promise<number> {
  return page.evaluate<number>(`stewardClock.switch(${JSON.stringify(target)}, ${JSON.stringify(sight)})`);
}
