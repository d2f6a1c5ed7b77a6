/** Files that go from the shell to the server, and never through the page: the gateway puts them into the page's form. */
import type { FileHandle } from '#shared/bridge/files.ts';
import { bridge, onBridgeEvent } from './bridge.ts';
import { holdFile, letGo } from './held-files.ts';
import { serverMark } from './server-mark.ts';

/** An empty file with the name and size of one that stays in the shell, for the input of a change. */
export function fileInShell({ name, size }: FileHandle): File {
  return Object.defineProperty(new File([], name), 'size', { value: size });
}

interface SendFromShellOptions {
  /** Receives the share that the server has taken, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Whether the file was made for this one request, and is released after it, sent or not. */
  readonly once: boolean;
}

/** Runs `send` with a permit for one request to the server on view (`ChangeOptions.attached`). */
export async function sendFromShell<Result>(
  { id: file }: FileHandle,
  { onProgress, once }: SendFromShellOptions,
  send: (permit: string) => Promise<Result>,
): Promise<Result> {
  const upload = crypto.randomUUID();
  const stopProgress = onBridgeEvent('files.sent', (sent) => {
    if (sent.upload === upload) onProgress(sent.share);
  });
  if (once) holdFile(file);
  try {
    const { permit } = await bridge.files.permitSending({ file, server: serverMark(), upload, once });
    return await send(permit);
  } finally {
    stopProgress();
    if (once) void letGo([file]);
  }
}
