/** Thumbnails of a post's pictures; a click opens the large picture. The gateway loads them with the session. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { filePreviewPath } from '#shared/api/file-upload/file-upload.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { StoredPicture } from '#widgets/picture/StoredPicture.tsx';
import styles from './Post.module.css';

interface Picture {
  readonly fileId: string;
  readonly name: string;
}

export function Pictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const { t } = useText();
  const [open, setOpen] = useState<Picture | null>(null);
  if (pictures.length === 0) return null;
  const pathOf = ({ fileId }: Picture) => filePreviewPath({ fileId, type: 'imgs' });
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.fileId}>
            <button
              type="button"
              className={styles.open}
              aria-label={t('feed.file.picture', { name: picture.name })}
              title={picture.name}
              onClick={() => setOpen(picture)}
            >
              <StoredPicture path={pathOf(picture)} label="" className={styles.picture} />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog open width={1000} title={open.name} onClose={() => setOpen(null)}>
          <StoredPicture path={pathOf(open)} label={open.name} className={styles.large} />
        </Dialog>
      )}
    </>
  );
}
