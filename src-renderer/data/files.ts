/** Files on both sides: the browser's File in the console, an opaque handle in the shell. */

import { BridgeError } from '#shared/bridge/errors.ts';
import type { FileHandle, SaveOutcome } from '#shared/bridge/files.ts';
import { fileSizeLimit, type HandedKind } from '#shared/bridge/handed-files.ts';
import { bridge } from './bridge.ts';
import { holdFile, letGo } from './held-files.ts';
import { shell } from './shell/index.ts';

/** The refusal of a file larger than the limit of its kind; throws any other error again. */
export function refusedAsTooLarge(error: unknown): { readonly problem: 'tooLarge'; readonly at: '' } {
  if (error instanceof BridgeError && error.code === 'FILE_TOO_LARGE') return { problem: 'tooLarge', at: '' };
  throw error;
}

/** Hands a chosen or dropped file to the shell. Throws BridgeError (FILE_TOO_LARGE, FILE_UNREADABLE). */
export async function handleForFile(
  file: File,
  signal?: AbortSignal,
  kind: HandedKind = 'file',
): Promise<FileHandle> {
  const reply = await shell.sendFile(file, kind, signal);
  if (!reply.ok) throw new BridgeError(reply.error.code, reply.error.message, reply.error.params);
  return reply.value as FileHandle;
}

/** Like `handleForFile`, and releases the handle after `work`. */
export async function withHandle<T>(file: File, work: (handle: string) => Promise<T>): Promise<T> {
  const { id } = await handleForFile(file);
  holdFile(id);
  try {
    return await work(id);
  } finally {
    await letGo([id]);
  }
}

/** The bytes of a handle as a File for an upload. */
export async function fileOfHandle(handle: FileHandle): Promise<File> {
  return new File([await shell.readFile(handle.id)], handle.name);
}

/** Like `fileOfHandle`, and releases the handle. */
export async function takenFile(handle: Promise<FileHandle>): Promise<File> {
  const opened = await handle;
  holdFile(opened.id);
  try {
    return await fileOfHandle(opened);
  } finally {
    await letGo([opened.id]);
  }
}

export interface TextToSave {
  readonly suggestedName: string;
  readonly mediaType: string;
  readonly text: string;
}

/** Saves a text where the user chooses (desktop) or as a download (web). Returns false when the user cancels. */
export async function saveText(content: TextToSave): Promise<boolean> {
  return save(content);
}

export interface BytesToSave {
  readonly suggestedName: string;
  readonly mediaType: string;
  /** The content's chunks, in order. */
  readonly bytes: readonly Uint8Array<ArrayBuffer>[];
}

/** Saves binary content like `saveText`. Throws BridgeError FILE_TOO_LARGE too. */
export async function saveBytes({ bytes, ...named }: BytesToSave): Promise<boolean> {
  const content = new Blob([...bytes]);
  if (content.size > fileSizeLimit) {
    throw new BridgeError('FILE_TOO_LARGE', `${content.size} bytes`, { name: named.suggestedName });
  }
  return save({ ...named, base64: await base64Of(content) });
}

export interface BlobToSave {
  readonly suggestedName: string;
  readonly mediaType: string;
  readonly content: Blob;
}

/** Limit in bytes for saving through the shell: shell and bridge hold the whole content in memory. */
const throughShell = 8 * 1024 * 1024;

/** Saves content of any length; large content becomes a download, and the browser decides whether to ask. */
export async function saveBlob({ content, ...named }: BlobToSave): Promise<boolean> {
  if (content.size <= throughShell) return save({ ...named, base64: await base64Of(content) });
  download(content, named.suggestedName);
  return true;
}

function base64Of(content: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(content);
  return promise;
}

async function save(content: Parameters<typeof bridge.files.save>[0]): Promise<boolean> {
  return completeSave(await bridge.files.save(content));
}

/** Completes a save: downloads the file in the web shell. Returns false when the user cancelled. */
export async function completeSave(result: SaveOutcome): Promise<boolean> {
  if (result.outcome === 'download') await downloadHandle(result.file);
  return result.outcome !== 'cancelled';
}

/** Downloads a file that the shell wrote for the browser, and releases its handle. */
async function downloadHandle({ id, name }: FileHandle): Promise<void> {
  download(await shell.readFile(id), name);
  await bridge.files.release({ ids: [id] });
}

function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Ten minutes suffice for a large file, even when the browser asks the user first.
  setTimeout(() => URL.revokeObjectURL(url), 600_000);
}
