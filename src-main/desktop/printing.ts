import type { BrowserWindow } from 'electron';

/** Opens the system's print dialog. Closing the dialog is no failure. */
export async function printPage(
  window: BrowserWindow,
  report: (source: string, error: unknown) => void,
): Promise<void> {
  await untilLoaded(window);
  window.webContents.print({}, (done, reason) => {
    if (!done && reason !== '' && !/cancel/i.test(reason)) report('print', new Error(reason));
  });
}

/** Returns null without a window. */
export async function pageAsPdf(window: BrowserWindow | null): Promise<Uint8Array | null> {
  if (!window || window.isDestroyed()) return null;
  await untilLoaded(window);
  return window.webContents.printToPDF({
    pageSize: 'A4',
    printBackground: false,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
  });
}

/** Before a page stands, paper and PDF would be blank. */
async function untilLoaded({ webContents }: BrowserWindow): Promise<void> {
  if (!webContents.isLoadingMainFrame()) return;
  await new Promise<void>((done) => webContents.once('did-stop-loading', () => done()));
}

/** A page's title as the name of a file on each system. */
export function fileNameOf(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what no file's name may have.
  return title.replaceAll(/[\u0000-\u001f\\/:*?"<>|]+/g, '-').slice(0, 100) || 'Steward';
}
