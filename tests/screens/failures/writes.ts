/** Shared parts of the tables of writes: a row, and steps that several rows take. */

import type { SandboxAccount } from '../../../src-shared/api/session/session.ts';
import type { Page } from '../support/page.ts';
import type { Failure, Say } from './failure-texts.ts';

/** Parts of the console that have their own way with a failure of a write. */
type Way =
  | 'as a success'
  | 'asked first'
  | 'bar'
  | 'bulk'
  | 'checked first'
  | 'end'
  | 'form'
  | 'named'
  | 'new id'
  | 'order'
  | 'own words'
  | 'question'
  | 'quiet'
  | 'results'
  | 'switch'
  | 'tried'
  | 'upload'
  | 'verification';

export interface Write {
  readonly endpoint: string;
  readonly account: SandboxAccount;
  readonly path: string;
  /** Fills the form in. */
  readonly type?: (page: Page, say: Say) => Promise<void>;
  /** `attempt`: 0 for the first. */
  readonly press: (page: Page, say: Say, attempt: number) => Promise<void>;
  /**
   * The part that reports a failure and restores the earlier view, if it is not the toast alone; equal for rows that
   * are alike.
   */
  readonly way?: Way;
  /** The report of a failure; a toast by default. */
  readonly told?: (page: Page, say: Say, failure: Failure) => Promise<void>;
  /** Everything is as it was typed, or as it is stored. */
  readonly kept: (page: Page, say: Say) => Promise<void>;
  /** `settled`: the page shows it by itself after a cut, and nothing was pressed again. */
  readonly done: (page: Page, say: Say, settled: boolean) => Promise<void>;
  /** The page reads anew after a failure: after a cut it shows by itself that it was done. */
  readonly settles?: true;
  /** A record: after a cut it is read back, and said to be done. */
  readonly readBack?: true;
  /** Rows that it leaves in the operation log; 1 unless it is none of the log's kinds. */
  readonly logged?: 0 | 2;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const toasts = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('frame.notifications', { key: 'F8' }) });
export const toast = (page: Page, say: Say, text: string | RegExp) =>
  toasts(page, say).getByText(text, { exact: true }).first();
export const pressSave = (page: Page, say: Say) => button(page, say('common.save')).click();
/** Answers the lock-out guard's question; `typed`: the organisation's name, where the person who asks is kept out. */
export const goOnAllTheSame = async (page: Page, say: Say, typed?: string) => {
  const question = page.getByRole('alertdialog');
  if (typed) await question.getByRole('textbox').fill(typed);
  await question.getByRole('button', { name: say('lockOut.goOn') }).click();
};
export const inEnglish = (say: Say, english: string, chinese: string) =>
  say.language === 'en-US' ? english : chinese;
