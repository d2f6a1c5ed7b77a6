/** Find in page, in every window: a small page of the program's own above the window's (find-page.ts). */
import { type BrowserWindow, WebContentsView } from 'electron';
import { consoleOrigin } from './console-origin.ts';
import { findPath, readFindQuestion } from './find-page.ts';
import { type DesktopTexts, fillDesktopText } from './texts.ts';
import { setPagePolicy } from './walls.ts';
import { lockedPreferences } from './window.ts';

/** Device-independent pixels; the bar stands at the top right corner. */
const size = { width: 380, height: 44 };
const distance = 16;

export interface FindBars {
  /** Shows the bar of this window, or puts the caret into it. */
  open(window: BrowserWindow): void;
}

export function findBars(o: {
  texts: () => DesktopTexts;
  report: (source: string, error: unknown) => void;
}): FindBars {
  const bars = new WeakMap<BrowserWindow, WebContentsView>();

  const open = (window: BrowserWindow): void => {
    const known = bars.get(window);
    if (known) {
      known.webContents.focus();
      return;
    }
    const page = window.webContents;
    const bar = new WebContentsView({ webPreferences: { ...lockedPreferences } });
    bars.set(window, bar);
    const barContents = bar.webContents;
    const home = `${consoleOrigin}${findPath}`;
    setPagePolicy(barContents, {
      mayNavigate: (to) => to === home || to.startsWith(`${home}#`),
      mayFrame: () => false,
      wantsWindow: () => undefined,
    });
    const stand = (): void => {
      const { width } = window.getContentBounds();
      const room = Math.min(size.width, width - 2 * distance);
      bar.setBounds({ x: width - room - distance, y: 0, width: room, height: size.height });
    };
    const showHits = (_event: unknown, { activeMatchOrdinal, matches }: Electron.FoundInPageResult): void => {
      const { find } = o.texts();
      const values = { at: String(activeMatchOrdinal), all: String(matches) };
      const hits = matches === 0 ? find.none : fillDesktopText(find.hits, values);
      load(`${home}#${new URLSearchParams({ hits })}`);
    };
    const load = (address: string): void => {
      barContents.loadURL(address).catch((error: unknown) => o.report('find', error));
    };
    const end = (): void => barContents.close();
    const close = (): void => {
      bars.delete(window);
      window.off('resize', stand);
      window.off('closed', end);
      page.off('found-in-page', showHits);
      page.off('did-navigate', close);
      page.stopFindInPage('keepSelection');
      window.contentView.removeChildView(bar);
      page.focus();
      end();
    };
    barContents.on('did-navigate-in-page', (_event, address) => {
      const asked = readFindQuestion(address);
      if (asked?.step === 'close') close();
      else if (asked?.text === '') page.stopFindInPage('clearSelection');
      else if (asked)
        page.findInPage(asked.text, { findNext: asked.step === 'first', forward: asked.step !== 'previous' });
    });
    window.on('resize', stand);
    // A view's page outlives its window.
    window.once('closed', end);
    page.on('found-in-page', showHits);
    page.once('did-navigate', close);
    stand();
    window.contentView.addChildView(bar);
    load(home);
    barContents.focus();
  };
  return { open };
}
