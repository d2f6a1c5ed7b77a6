/** Explains a failed start in the user's language, with what to do, and ends the program. */
import { app, dialog } from 'electron';
import { DataFolderError } from '../program/data-folder.ts';
import { type DesktopTexts, fillDesktopText } from './texts.ts';

export function endWith(error: unknown, texts: DesktopTexts): void {
  const { failure } = texts;
  const message =
    error instanceof DataFolderError
      ? fillDesktopText(failure.dataFolder, { reason: error.reason, path: error.path })
      : fillDesktopText(failure.other, { message: error instanceof Error ? error.message : String(error) });
  dialog.showErrorBox(failure.title, message);
  app.exit(1);
}
