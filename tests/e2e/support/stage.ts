/** The stage of a worker's browser tests: the web shell in a tab (web-stage.ts), or the desktop's window (desktop-stage.ts). */
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { WebShell } from './web-shell.ts';

/** A shell for one test; another test has nothing of it. */
export type TestShell = Pick<WebShell, 'url' | 'origin' | 'dataDir' | 'newLink'>;

export interface SavedFile {
  /** As the user is offered it. */
  readonly name: string;
  readonly text: () => Promise<string>;
}

export interface Scene {
  readonly shell: TestShell;
  readonly context: BrowserContext;
  readonly page: Page;
  /** The file that is saved by an act of the user's. */
  readonly save: (act: () => Promise<unknown>) => Promise<SavedFile>;
  /** The system starts the program once more with these files, which a web shell is never given. */
  readonly startWith?: (paths: readonly string[]) => Promise<void>;
}

export interface Stage {
  /** A new program on fresh data. */
  begin(options: BrowserContextOptions): Promise<Scene>;
  /** Takes away what the test left. */
  leave(): Promise<void>;
  close(): Promise<void>;
}
