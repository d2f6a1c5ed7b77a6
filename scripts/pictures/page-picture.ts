/** The subject of a picture of the documents: a page of the console, or a part of it. */
import type { Locator, Page } from '@playwright/test';

/** Words of a language that a picture looks for, by their text keys. */
export type Say = (key: string) => string;

export interface PagePicture {
  readonly name: string;
  readonly path: string;
  /** The window's width in pixels; 1100 where nothing is said. */
  readonly width?: number;
  /** Without it the picture shows the window. */
  readonly part?: (page: Page, say: Say) => Locator;
  /** Brings the page into the state that the picture shows. */
  readonly before?: (page: Page, say: Say) => Promise<void>;
}
