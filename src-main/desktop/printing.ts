/** Paper and PDF: the page as its print style shows it. */
import type { BrowserWindow } from 'electron';

/** The system's print dialog. That the user closes it is no failure. */
export function printPage(window: BrowserWindow, report: (source: string, error: unknown) => void): void {
  window.webContents.print({}, (done, reason) => {
    if (!done && reason !== '' && !/cancel/i.test(reason)) report('print', new Error(reason));
  });
}

/** Null where there is no page. */
export async function pageAsPdf(window: BrowserWindow | null): Promise<Uint8Array | null> {
  if (!window || window.isDestroyed()) return null;
  return window.webContents.printToPDF({
    pageSize: 'A4',
    printBackground: false,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
  });
}
