/** A tab of the console in jsdom, under the names that Playwright gives its own. */

import { browser } from './browser.ts';
import { type Download, type FileChooser, files } from './files.ts';
import type { RoleOptions, Words } from './find.ts';
import { Locator } from './locator.ts';
import { prefer } from './media.ts';
import { type Answered, type Call, type Handler, network } from './network.ts';
import type { Tab } from './tab.ts';
import { pass, settle, until } from './time.ts';
import { press } from './user.ts';

interface Exactly {
  readonly exact?: boolean;
}

export class Page {
  readonly #tab: Tab;
  readonly #all = new Locator('page', () => [document.documentElement]);
  /** A new element listens only once its effects have run: nobody's hand is quicker than a frame. */
  readonly keyboard = {
    press: async (chord: string): Promise<void> => {
      await settle();
      press(chord);
      await settle();
    },
    type: async (text: string): Promise<void> => {
      await settle();
      for (const letter of text) press(letter);
      await settle();
    },
  };

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** A path of the console, as typed into the address bar. */
  goto(address: string): Promise<void> {
    return this.#tab.load(address);
  }
  reload(): Promise<void> {
    return this.#tab.load(location.href);
  }
  async goBack(): Promise<void> {
    history.back();
  }
  url(): string {
    return location.href;
  }
  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.#all.getByRole(role, options);
  }
  getByText(words: Words, options: Exactly = {}): Locator {
    return this.#all.getByText(words, options);
  }
  getByLabel(words: Words, options: Exactly = {}): Locator {
    return this.#all.getByLabel(words, options);
  }
  getByPlaceholder(words: Words, options: Exactly = {}): Locator {
    return this.#all.getByPlaceholder(words, options);
  }
  getByTitle(words: Words, options: Exactly = {}): Locator {
    return this.#all.getByTitle(words, options);
  }
  locator(selector: string): Locator {
    return selector === 'html' ? this.#all : this.#all.locator(selector);
  }

  waitForEvent(event: 'download'): Promise<Download>;
  waitForEvent(event: 'filechooser'): Promise<FileChooser>;
  waitForEvent(event: 'download' | 'filechooser'): Promise<Download | FileChooser> {
    const all = event === 'download' ? files.downloads : files.choosers;
    const before = all.length;
    const found = until(() => (all.length > before ? null : `there is no ${event}`)).then(
      () => all[before] as Download | FileChooser,
    );
    // A test that fails before it comes to this is told so, and of nothing else.
    found.catch(() => undefined);
    return found;
  }

  /** In the page; a function of the test is one of the page here. */
  async evaluate<Answer, Given = undefined>(
    work: (given: Given) => Answer | Promise<Answer>,
    given?: Given,
  ): Promise<Answer> {
    return work(given as Given);
  }
  async content(): Promise<string> {
    return document.documentElement.outerHTML;
  }
  async emulateMedia({ colorScheme }: { readonly colorScheme: 'light' | 'dark' }): Promise<void> {
    prefer(colorScheme);
    await settle();
  }
  async setOffline(offline: boolean): Promise<void> {
    await browser.setOffline(offline);
  }
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): Promise<void> {
    return pass(milliseconds);
  }
  /** Requests that the console has sent since the test began, in order. */
  calls(path: string | RegExp): readonly Call[] {
    return network.calls(path);
  }
  /** The answers to these calls, recorded from the first time that a test asks for them. */
  answers(path: RegExp): readonly Answered[] {
    network.read(path);
    return network.answers(path);
  }
  /** Until the page has asked what it asks by itself, and was answered. */
  async settled(): Promise<void> {
    for (let before = -1; before !== network.calls(/./).length; ) {
      before = network.calls(/./).length;
      await until(() => (network.isBusy() ? 'the page is still asking' : null));
      await pass(150);
    }
  }
  /** Answers requests to a path (`**` before its end) in the server's place, until `unroute`. */
  async route(path: string | RegExp, handler: Handler): Promise<void> {
    network.route(path, handler);
  }
  /** Holds the answers of a path back until what it answers is called. */
  async hold(path: string): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    network.route(path, async (route) => {
      await promise;
      route.continue();
    });
    return () => {
      network.unroute(path);
      resolve();
    };
  }
  async unroute(path: string): Promise<void> {
    network.unroute(path);
  }
  /** Until the console has sent more requests to this path than so many. */
  waitForCall(path: string, before: number): Promise<void> {
    return until(() => (network.calls(path).length > before ? null : `no request to ${path}`));
  }
  /** The server's answer to a request that is sent as the console sends it. */
  async ask(address: string): Promise<string> {
    const headers = { 'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '' };
    return (await fetch(address, { headers })).text();
  }
}
