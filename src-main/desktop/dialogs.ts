/** The system's open and save dialogs. */
import { basename } from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import type { SaveOutcome } from '../program/index.ts';
import { writeAtomic } from '../services/durable/atomic-file.ts';
import type { DesktopTexts } from './texts.ts';

const licenceEndings = ['lic', 'licence', 'license', 'jws', 'jwe', 'json', 'properties', 'b64', 'txt'];

/** Paths that the user chose; none where the dialog was closed. */
export async function chooseFiles(
  parent: BrowserWindow | null,
  texts: DesktopTexts,
  choice: { multiple: boolean },
): Promise<string[]> {
  const options: Electron.OpenDialogOptions = {
    title: choice.multiple ? texts.dialog.openLicences : texts.dialog.openLicence,
    properties: choice.multiple ? ['openFile', 'multiSelections'] : ['openFile'],
    filters: [
      { name: texts.dialog.licenceFiles, extensions: licenceEndings },
      { name: texts.dialog.allFiles, extensions: ['*'] },
    ],
  };
  const result = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
  return result.canceled ? [] : result.filePaths;
}

/** The path of a folder; null where the dialog was closed. */
export async function chooseFolder(
  parent: BrowserWindow | null,
  texts: DesktopTexts,
): Promise<string | null> {
  const options: Electron.OpenDialogOptions = {
    title: texts.dialog.openFolder,
    properties: ['openDirectory'],
  };
  const result = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
  return result.canceled ? null : (result.filePaths[0] ?? null);
}

/** Asks where, then writes so that the file is there whole or not at all. */
export async function saveFile(
  parent: BrowserWindow | null,
  texts: DesktopTexts,
  wish: { suggestedName: string; bytes: Uint8Array },
): Promise<SaveOutcome> {
  const options: Electron.SaveDialogOptions = { title: texts.dialog.save, defaultPath: wish.suggestedName };
  const result = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options));
  if (result.canceled || !result.filePath) return { outcome: 'cancelled' };
  // A file that the user asked for has the permissions that the user's other files have.
  await writeAtomic(result.filePath, wish.bytes, { mode: 0o666 });
  return { outcome: 'saved', name: basename(result.filePath) };
}
