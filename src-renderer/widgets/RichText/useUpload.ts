/** One file on its way into the text: progress, cancelling, and a link to it where the cursor is when it is there. */
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { Upload } from './upload.ts';

export interface UploadState {
  readonly file: File | null;
  /** From 0 to 1. */
  readonly share: number;
  readonly error: unknown;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

export function useUpload(editor: Editor | null, onUpload: Upload): UploadState {
  const [state, setState] = useState<{ file: File | null; share: number; error: unknown }>({
    file: null,
    share: 0,
    error: null,
  });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState({ file, share: 0, error: null });
    try {
      const { href, name } = await onUpload(file, {
        signal: stop.signal,
        onProgress: (share) => setState((now) => (now.file === file ? { ...now, share } : now)),
      });
      setState({ file: null, share: 0, error: null });
      const link = { type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] };
      editor
        ?.chain()
        .focus()
        .insertContent([link, { type: 'text', text: ' ' }])
        .run();
    } catch (error) {
      setState({
        file: stop.signal.aborted ? null : file,
        share: 0,
        error: stop.signal.aborted ? null : error,
      });
    }
  };
  return {
    ...state,
    start: (file) => void start(file),
    cancel: () => running.current?.abort(),
  };
}
