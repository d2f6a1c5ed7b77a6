/** Explains a failed start in the user's language, with what to do, and ends the program. */
import { app, dialog } from 'electron';
import { DataFolderError } from '../program/data-folder.ts';
import { type DesktopTexts, fillDesktopText } from './texts.ts';

/** Waits until Electron is ready: before, Linux shows no box, and the text would go to a terminal that nobody has. */
export async function endWith(error: unknown, texts: DesktopTexts): Promise<void> {
  const { failure } = texts;
  const message =
    error instanceof DataFolderError
      ? fillDesktopText(failure.dataFolder, { reason: error.reason, path: error.path })
      : fillDesktopText(failure.other, { message: error instanceof Error ? error.message : String(error) });
  console.error(message);
  await app.whenReady();
  dialog.showErrorBox(failure.title, message);
  app.exit(1);
}
