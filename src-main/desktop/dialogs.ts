import { type BrowserWindow, dialog } from 'electron';
import { licenceEndings } from '#shared/rules/licence/file-names.ts';
import type { DesktopTexts } from './texts.ts';

/** Returns the chosen paths; empty where the user closed the dialog. */
export async function chooseFiles(
  parent: BrowserWindow | null,
  texts: DesktopTexts,
  choice: { multiple: boolean },
): Promise<string[]> {
  const options: Electron.OpenDialogOptions = {
    title: choice.multiple ? texts.dialog.openLicences : texts.dialog.openLicence,
    properties: choice.multiple ? ['openFile', 'multiSelections'] : ['openFile'],
    filters: [
      { name: texts.dialog.licenceFiles, extensions: [...licenceEndings] },
      { name: texts.dialog.allFiles, extensions: ['*'] },
    ],
  };
  const result = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
  return result.canceled ? [] : result.filePaths;
}

/** Returns the path of a folder; null where the user closed the dialog. */
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

/** Returns the path to write a file to; null where the user closed the dialog. */
export async function chooseSavePath(
  parent: BrowserWindow | null,
  texts: DesktopTexts,
  suggestedName: string,
): Promise<string | null> {
  const options: Electron.SaveDialogOptions = { title: texts.dialog.save, defaultPath: suggestedName };
  const result = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options));
  return result.canceled || !result.filePath ? null : result.filePath;
}
