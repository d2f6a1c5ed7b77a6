/** A picture that the platform holds: chosen, sent at once, shown as it is stored. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import type { ImageRow } from '#shared/rules/fields/field.ts';
import { FileDrop } from '../../FileDrop.tsx';
import { ErrorNotice } from '../../Notice.tsx';
import { showPicture } from '../../RichText/pictures.ts';
import { uploadFile } from '../../RichText/upload-file.ts';
import type { KindProps } from './kind.ts';
import styles from './kinds.module.css';

export interface PictureProps extends KindProps<ImageRow<never>, string> {
  /** *Save* waits for what is on its way. */
  readonly onPending: (work: Promise<unknown>) => void;
}

export function Picture({ row, label, value, readOnly, onChange, onPending }: PictureProps) {
  const [sent, setSent] = useState<File | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (file: File) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setFailure(null);
    setSent(file);
    try {
      const { href } = await uploadFile(file, 'picture', { signal: own.signal, onProgress: () => undefined });
      if (!own.signal.aborted) onChange(href);
    } catch (error) {
      if (own.signal.aborted) return;
      setSent(null);
      setFailure(error);
      throw error;
    }
  };
  return (
    <>
      {value !== '' && <Shown key={value} path={value} label={label} />}
      {!readOnly && (
        <FileDrop
          label={label}
          accept={row.accept}
          limit={row.limit}
          file={value === '' ? null : sent}
          onFile={(file) => (file ? onPending(send(file)) : onChange(''))}
        />
      )}
      {failure !== null && <ErrorNotice error={failure} />}
    </>
  );
}

function Shown({ path, label }: { readonly path: string; readonly label: string }) {
  const { t } = useText();
  const image = useRef<HTMLImageElement>(null);
  const failed = t('tenantEdit.tips.pictureFailed');
  useEffect(() => (image.current ? showPicture(image.current, path, failed) : undefined), [path, failed]);
  return <img ref={image} alt={label} className={styles.picture} />;
}
