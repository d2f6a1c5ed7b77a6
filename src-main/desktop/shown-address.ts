/** Says in a window's title which server its page is from: the page's own title alone could pretend another one. */
import type { BrowserWindow } from 'electron';
import { shownText } from '#shared/kit/shown-text.ts';
import { type DesktopTexts, fillDesktopText } from './texts.ts';

export function showAddress(window: BrowserWindow, texts: () => DesktopTexts): void {
  const show = (title: string): void => {
    const address = window.webContents.getURL();
    const { protocol, host } = new URL(URL.canParse(address) ? address : 'about:blank');
    if (host === '') return;
    const { platform } = texts();
    const form = protocol === 'https:' ? platform.title : platform.unsafeTitle;
    window.setTitle(fillDesktopText(form, { host, title: shownText(title).slice(0, 200) }));
  };
  window.on('page-title-updated', (event, title) => {
    event.preventDefault();
    show(title);
  });
  window.webContents.on('did-navigate', () => show(''));
}
