/** Uploads one file with progress and abort, then inserts a link or picture at the cursor. */
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { mediaTypeOf } from '#shared/kit/pictures/media-type.ts';
import type { Message } from '#shared/text/message.ts';
import { richTextPictureTypes } from './pictures.ts';
import type { RichTextUpload, UploadAs } from './upload.ts';

export interface UploadState {
  readonly file: File | null;
  /** From 0 to 1. */
  readonly share: number;
  readonly error: unknown;
  /** The reason for which the file cannot be shown as a picture, so that nothing was sent. */
  readonly wrong: Message | null;
  readonly start: (file: File, as: UploadAs) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

interface Sending {
  readonly file: File | null;
  readonly as: UploadAs;
  readonly share: number;
  readonly error: unknown;
  readonly wrong: Message | null;
}
const nothing: Sending = { file: null, as: 'link', share: 0, error: null, wrong: null };

export function useUpload(editor: Editor | null, onUpload: RichTextUpload): UploadState {
  const [state, setState] = useState(nothing);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File, as: UploadAs) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState({ ...nothing, file, as });
    try {
      const wrong = as === 'picture' ? await wrongPicture(file) : null;
      if (stop.signal.aborted) return;
      if (wrong) return setState({ ...nothing, file, as, wrong });
      const { href, name } = await onUpload(file, as, {
        signal: stop.signal,
        onProgress: (share) => setState((now) => (now.file === file ? { ...now, share } : now)),
      });
      setState(nothing);
      editor
        ?.chain()
        .focus()
        .insertContent(contentOf(as, href, name))
        .run();
    } catch (error) {
      setState(stop.signal.aborted ? nothing : { ...nothing, file, as, error });
    }
  };
  return {
    ...state,
    start: (file, as) => void start(file, as),
    retry: () => {
      if (state.file) void start(state.file, state.as);
    },
    cancel: () => {
      running.current?.abort();
      setState(nothing);
    },
  };
}

/** Checks the bytes, since a file name proves nothing; null for a picture that can be shown. */
async function wrongPicture(file: File): Promise<Message | null> {
  const { name } = file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!richTextPictureTypes.includes(mediaTypeOf(bytes)))
    return { key: 'richText.noPicture', params: { name } };
  const { burdenMessage } = await import('#shared/rules/common/pictures/picture-burden.ts');
  return burdenMessage(name, bytes);
}

/** A picture's initial description is its file name without extension. */
function contentOf(as: UploadAs, href: string, name: string) {
  if (as === 'picture')
    return [{ type: 'picture', attrs: { path: href, alt: name.replace(/\.[A-Za-z0-9]{1,5}$/, '') } }];
  const link = { type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] };
  return [link, { type: 'text', text: ' ' }];
}
