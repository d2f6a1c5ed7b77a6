/**
 * From a chosen file to its address on the server: check, cut, upload. The stored picture stays the value until the new
 * one is there. A failed file is kept, so that a retry is the same intent with the same key.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureRule } from '#shared/rules/common/pictures/picture-rule.ts';
import type { Message } from '#shared/text/message.ts';
import { type OpenPicture, openPicture } from './open-picture.ts';

/** Resolves to the stored picture's address. */
export type StorePicture = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<string>;

type Stage =
  | { readonly at: 'rest'; readonly outcome: 'stored' | 'cancelled' | null }
  | { readonly at: 'opening' }
  | { readonly at: 'wrong'; readonly message: Message }
  | { readonly at: 'cutting'; readonly picture: OpenPicture }
  /** `share`: from 0 to 1. */
  | { readonly at: 'sending'; readonly share: number }
  | { readonly at: 'failed'; readonly file: File; readonly error: unknown };

interface Plan {
  readonly rule: PictureRule;
  readonly store: StorePicture;
  readonly onStored: (address: string) => void;
  /** Receives the upload's promise, which rejects on failure. */
  readonly onPending: (work: Promise<unknown>) => void;
}

const rest: Stage = { at: 'rest', outcome: null };

export function usePictureUpload(plan: Plan) {
  const [stage, setStage] = useState(rest);
  const latest = useRef(plan);
  latest.current = plan;
  const running = useRef<AbortController | null>(null);
  const open = useRef<OpenPicture | null>(null);
  const begin = useCallback(() => {
    running.current?.abort();
    open.current?.close();
    open.current = null;
    const own = new AbortController();
    running.current = own;
    return own.signal;
  }, []);
  useEffect(() => () => void begin(), [begin]);

  const choose = async (file: File) => {
    const signal = begin();
    setStage({ at: 'opening' });
    const found = await openPicture(file, latest.current.rule);
    const picture = 'bitmap' in found ? found : null;
    if (signal.aborted) return picture?.close();
    open.current = picture;
    setStage('bitmap' in found ? { at: 'cutting', picture: found } : { at: 'wrong', message: found });
  };
  const send = async (file: File) => {
    const signal = begin();
    setStage({ at: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setStage({ at: 'sending', share });
      };
      const address = await latest.current.store(file, { signal, onProgress });
      if (signal.aborted) return;
      setStage({ at: 'rest', outcome: 'stored' });
      latest.current.onStored(address);
    } catch (error) {
      if (signal.aborted) return;
      setStage({ at: 'failed', file, error });
      throw error;
    }
  };
  const leave = (outcome: 'cancelled' | null) => {
    begin();
    setStage({ at: 'rest', outcome });
  };
  return {
    stage,
    choose: (file: File) => void choose(file),
    send: (file: File) => latest.current.onPending(send(file)),
    refuse: (message: Message) => {
      begin();
      setStage({ at: 'wrong', message });
    },
    retry: () => {
      if (stage.at === 'failed') latest.current.onPending(send(stage.file));
    },
    cancel: () => leave('cancelled'),
    forget: () => leave(null),
  };
}
