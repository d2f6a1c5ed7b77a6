import type { BrowserWindow } from 'electron';

/** Opens the system's print dialog. Closing the dialog is no failure. */
export function printPage(window: BrowserWindow, report: (source: string, error: unknown) => void): void {
  window.webContents.print({}, (done, reason) => {
    if (!done && reason !== '' && !/cancel/i.test(reason)) report('print', new Error(reason));
  });
}

/** Returns null without a window. */
export async function pageAsPdf(window: BrowserWindow | null): Promise<Uint8Array | null> {
  if (!window || window.isDestroyed()) return null;
  return window.webContents.printToPDF({
    pageSize: 'A4',
    printBackground: false,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
  });
}
