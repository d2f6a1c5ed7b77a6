import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { ErrorNotice, Notice } from '../Notice.tsx';
import styles from './RichTextEditor.module.css';
import type { UploadState } from './use-upload.ts';

export function UploadLine({ upload }: { readonly upload: UploadState }) {
  const { t } = useText();
  const { file, share, error, noPicture } = upload;
  if (!file) return null;
  if (noPicture)
    return (
      <div className={styles.foot}>
        <Notice
          tone="warning"
          title={t('richText.noPicture', { name: file.name })}
          onDismiss={upload.cancel}
        />
      </div>
    );
  if (error !== null)
    return (
      <div className={styles.foot}>
        <ErrorNotice
          error={error}
          title={t('richText.uploadFailed', { name: file.name })}
          onRetry={upload.retry}
        />
      </div>
    );
  const words = t('richText.uploading', { name: file.name, percent: Math.floor(share * 100) });
  return (
    <div className={styles.foot}>
      <progress className={styles.progress} value={share} max={1} aria-label={words} />
      <span className={styles.progressText}>{words}</span>
      <Button size="small" look="quiet" onClick={upload.cancel}>
        {t('richText.cancelUpload')}
      </Button>
    </div>
  );
}
