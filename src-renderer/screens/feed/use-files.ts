/** Uploads of a share's files: several at once, each with its progress and its failure. */
import { useEffect, useRef, useState } from 'react';
import { submitChange } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import type { SharedFile } from '#shared/api/feed/feed.ts';
import { uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import { cleanPicture } from '#widgets/picture/clean-picture.ts';

export interface FileUpload {
  readonly key: number;
  readonly file: File;
  /** Progress from 0 to 1. */
  readonly share: number;
  /** The reason of the failure; null while the upload runs. */
  readonly failed: string | null;
}

export interface FilesState {
  readonly sending: readonly FileUpload[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (one: FileUpload) => void;
  readonly drop: (one: FileUpload) => void;
}

/** `waitFor` keeps the form from being sent before the uploads have ended. */
export function useFiles(
  onFile: (file: SharedFile) => void,
  waitFor: (work: Promise<unknown>) => void,
): FilesState {
  const [sending, setSending] = useState<readonly FileUpload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  const latestOnFile = useRef(onFile);
  latestOnFile.current = onFile;
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);
  const note = (key: number, change: Partial<FileUpload>) =>
    setSending((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const removeSending = (key: number) => setSending((now) => now.filter((one) => one.key !== key));

  async function send({ key, file: given }: Pick<FileUpload, 'key' | 'file'>): Promise<void> {
    const stop = new AbortController();
    running.current.set(key, stop);
    try {
      // Everybody sees the photo, so that its notes on place and camera are left out.
      const file = await cleanPicture(given);
      stop.signal.throwIfAborted();
      const { fileId, name } = await submitChange(
        {
          title: 'feed.change.uploaded',
          endpoint: uploadModuleFile,
          before: null,
          input: { file, module: 'document' },
          success: null,
          failure: 'silent',
        },
        { signal: stop.signal, onProgress: (share) => note(key, { share }) },
      );
      latestOnFile.current({ fileId, name: name || file.name, size: file.size });
      removeSending(key);
    } catch (error) {
      if (stop.signal.aborted) return;
      note(key, { failed: describeError(error).message });
      throw error;
    } finally {
      running.current.delete(key);
    }
  }
  const begin = (one: Pick<FileUpload, 'key' | 'file'>) => waitFor(send(one));
  return {
    sending,
    add(files) {
      const all = files.map((file) => {
        next.current += 1;
        return { key: next.current, file, share: 0, failed: null };
      });
      setSending((now) => [...now, ...all]);
      for (const one of all) begin(one);
    },
    retry(one) {
      note(one.key, { share: 0, failed: null });
      begin(one);
    },
    drop({ key }) {
      running.current.get(key)?.abort();
      removeSending(key);
    },
  };
}
