/**
 * A folder that the browser has opened to the page (File System Access). The browser reports no changes, so the folder
 * is polled: every 2 s, less often if a look takes long, and not while the page is hidden.
 */
import {
  boardLimit,
  type FolderProblem,
  mostSkippedNamed,
  type SkippedFiles,
  type SkipReason,
} from '#shared/bridge/licence/licence.ts';
import { isLicenceName } from '#shared/rules/licence/file-names.ts';
import type { FileCandidate } from '../intake.ts';
import { openFile } from '../open-file.ts';
import type { FolderLook, WatchedFolder } from './folder.ts';

/** The shortest pause between two looks in milliseconds, and the pause as a multiple of a look's duration. */
const pause = 2000;
const restShare = 4;

declare global {
  interface Window {
    /** File System Access, which some browsers lack. */
    showDirectoryPicker?: (options: { id: string; mode: 'read' }) => Promise<FileSystemDirectoryHandle>;
  }
}

export function canPickFolder(): boolean {
  return typeof window.showDirectoryPicker === 'function';
}

/** Resolves to null if the user has cancelled. */
export async function pickBrowserFolder(): Promise<WatchedFolder | null> {
  try {
    const handle = await window.showDirectoryPicker?.({ id: 'licences', mode: 'read' });
    return handle ? browserFolder(handle) : null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

export function browserFolder(handle: FileSystemDirectoryHandle): WatchedFolder {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;
  const stop = () => {
    stopped = true;
    if (timer) clearTimeout(timer);
  };
  return {
    name: handle.name,
    async watch(tell) {
      const first = await lookInto(handle);
      let last = markOf(first);
      const again = async () => {
        const started = performance.now();
        if (!document.hidden) {
          const look = await lookInto(handle).catch(unreadable);
          const mark = markOf(look);
          if (!stopped && mark !== last) tell(look);
          last = mark;
        }
        wait(Math.max(pause, (performance.now() - started) * restShare));
      };
      const wait = (delay: number) => {
        if (!stopped) timer = setTimeout(() => void again(), delay);
      };
      wait(pause);
      return first;
    },
    stop,
    close: stop,
  };
}

function unreadable(error: unknown): FolderLook {
  const name = error instanceof DOMException ? error.name : '';
  const problems: Readonly<Record<string, FolderProblem>> = {
    NotFoundError: 'MISSING',
    NotAllowedError: 'DENIED',
    TypeMismatchError: 'NOT_A_FOLDER',
  };
  return { files: [], leftOut: 0, skipped: { count: 0, first: [] }, problem: problems[name] ?? 'IO' };
}

async function lookInto(handle: FileSystemDirectoryHandle): Promise<FolderLook> {
  const files: FileCandidate[] = [];
  const skipped: SkippedFiles['first'] = [];
  const skip = (name: string, reason: SkipReason) => void skipped.push({ name, reason });
  for await (const entry of handle.values()) {
    // The browser hides links, pipes and names that are not UTF-8. Hidden folders are ignored here.
    if (entry.kind === 'directory' && !entry.name.startsWith('.')) skip(entry.name, 'FOLDER');
    if (entry.kind !== 'file' || !isLicenceName(entry.name)) continue;
    if (files.length === boardLimit) {
      skip(entry.name, 'LIMIT');
      continue;
    }
    const candidate = await lookAt(entry as FileSystemFileHandle);
    if (candidate) files.push(candidate);
    else skip(entry.name, 'MISSING');
  }
  skipped.sort((a, b) => (a.name < b.name ? -1 : 1));
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    files,
    leftOut: skipped.filter(({ reason }) => reason === 'LIMIT').length,
    skipped: { count: skipped.length, first: skipped.slice(0, mostSkippedNamed) },
    problem: null,
  };
}

/** Resolves to null if the file has gone since the listing. */
async function lookAt(entry: FileSystemFileHandle): Promise<FileCandidate | null> {
  try {
    const file = await entry.getFile();
    return {
      name: file.name,
      size: file.size,
      folderFile: `${file.name}\n${file.size}\n${file.lastModified}`,
      open: (signal) => openFile(file, signal),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}

function markOf({ files, skipped, problem }: FolderLook): string {
  return JSON.stringify([files.map(({ folderFile }) => folderFile), skipped, problem]);
}
