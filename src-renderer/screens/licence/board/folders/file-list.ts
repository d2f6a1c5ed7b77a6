/** Files from the page: chosen, dropped, from a dropped folder, or from a chosen folder that cannot be watched. */
import { boardLimit } from '#shared/bridge/licence/licence.ts';
import { isLicenceName } from '#shared/rules/licence/file-names.ts';
import type { FileCandidate } from '../intake.ts';
import { openFile } from '../open-file.ts';

export function candidateOf(file: File): FileCandidate {
  return {
    name: file.name,
    size: file.size,
    folderFile: null,
    open: (signal) => openFile(file, signal),
  };
}

/** The dropped files, with those of dropped folders. Must be called during the drop event: later the list is empty. */
export function droppedFiles(transfer: DataTransfer): Promise<readonly File[]> {
  const entries = [...transfer.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
  if (!entries.some((entry) => entry?.isDirectory)) return Promise.resolve([...transfer.files]);
  return gather(entries.filter((entry) => entry !== null));
}

/** A file from a folder needs the name of a licence; a file that was dropped by itself does not. */
async function gather(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  const folders: FileSystemDirectoryEntry[] = [];
  for (const entry of entries) {
    if (entry.isFile) files.push(await fileOf(entry as FileSystemFileEntry));
    else folders.push(entry as FileSystemDirectoryEntry);
  }
  for (let folder = folders.shift(); folder && files.length < boardLimit; folder = folders.shift()) {
    for (const entry of await entriesOf(folder)) {
      if (entry.isDirectory) folders.push(entry as FileSystemDirectoryEntry);
      else if (isLicenceName(entry.name)) files.push(await fileOf(entry as FileSystemFileEntry));
    }
  }
  return files;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((done, fail) => entry.file(done, fail));
}

/** A folder returns its entries in batches; an empty batch is the last. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const share = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (share.length === 0) return all;
    all.push(...share);
  }
}
