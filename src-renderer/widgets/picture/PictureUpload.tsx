/** A picture on the server: shown as stored, chosen or dropped, cut to its place's size, uploaded. */
import type { ReactNode } from 'react';
import { isUnconfirmed } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { type PictureRule, typeNames } from '#shared/rules/common/pictures/picture-rule.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button } from '../Button.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { ErrorNotice, Notice } from '../Notice.tsx';
import styles from './picture.module.css';
import { StoredPicture } from './StoredPicture.tsx';
import type { LoadedPicture } from './loaded-picture.ts';
import { type StorePicture, usePictureUpload } from './use-picture-upload.ts';

const CropDialog = lazyComponent(async () => (await import('./CropDialog.tsx')).CropDialog);

interface PictureUploadProps {
  readonly label: string;
  readonly rule: PictureRule;
  /** Address of the stored picture; '' for none. */
  readonly value: string;
  readonly readOnly?: boolean;
  /** Texts for an empty value and for returning to it; default: no picture. */
  readonly words?: { readonly none: string; readonly restore: string };
  /** Renders the picture's future place beside the cutting, before it is stored. */
  readonly renderPreview?: (cut: LoadedPicture) => ReactNode;
  readonly store: StorePicture;
  readonly onChange: (address: string) => void;
  /** Receives the upload's promise, so that saving can wait for it. */
  readonly onPending?: (work: Promise<unknown>) => void;
}

/** The upload shows its own failure. */
const unwaited = (work: Promise<unknown>) => void work.catch(() => undefined);

export function PictureUpload(props: PictureUploadProps) {
  const {
    label,
    rule,
    value,
    readOnly = false,
    store,
    onChange,
    onPending = unwaited,
    words,
    renderPreview,
  } = props;
  const { t, formatBytes } = useText();
  const upload = usePictureUpload({ rule, store, onStored: onChange, onPending });
  const { stage } = upload;
  const { width, height, shapes } = rule.result;
  const hint = t(shapes ? 'picture.within' : 'picture.exact', {
    types: typeNames(rule.types),
    limit: formatBytes(rule.bytes),
    width,
    height,
  });
  return (
    <div className={styles.field}>
      <div className={styles.stored}>
        {value === '' ? (
          <span className={styles.none}>{words?.none ?? t('picture.none')}</span>
        ) : (
          <StoredPicture path={value} label={label} className={styles.picture} />
        )}
      </div>
      {!readOnly && (
        <div className={styles.ways}>
          <FileDrop
            label={label}
            accept={rule.types.join(',')}
            limit={rule.bytes}
            file={null}
            hint={hint}
            onFile={(file) => file && upload.choose(file)}
          />
          {value !== '' && (
            <Button
              size="small"
              look="quiet"
              aria-label={words ? `${words.restore}: ${label}` : t('picture.removeOf', { label })}
              onClick={() => {
                upload.forget();
                onChange('');
              }}
            >
              {words?.restore ?? t('picture.remove')}
            </Button>
          )}
        </div>
      )}
      <UploadState label={label} upload={upload} />
      {stage.at === 'cutting' && (
        <CropDialog
          label={label}
          picture={stage.picture}
          result={rule.result}
          renderPreview={renderPreview}
          onCut={upload.send}
          onHeavy={upload.refuse}
          onClose={upload.forget}
        />
      )}
    </div>
  );
}

function UploadState({
  label,
  upload,
}: {
  readonly label: string;
  readonly upload: ReturnType<typeof usePictureUpload>;
}) {
  const { t } = useText();
  const { stage } = upload;
  switch (stage.at) {
    case 'wrong':
      return (
        <div className={styles.state}>
          <Notice
            tone="danger"
            title={t(stage.message.key, stage.message.params)}
            onDismiss={upload.forget}
          />
        </div>
      );
    case 'sending': {
      const percent = Math.floor(stage.share * 100);
      const words = percent < 100 ? t('picture.sending', { percent }) : t('picture.sendingAll');
      return (
        <div className={styles.state}>
          <progress className={styles.progress} value={stage.share} max={1} aria-label={words} />
          <span className={styles.words}>{words}</span>
          <Button size="small" look="quiet" onClick={upload.cancel}>
            {t('picture.cancel')}
          </Button>
        </div>
      );
    }
    case 'failed': {
      const lost = isUnconfirmed(stage.error);
      return (
        <div className={styles.state}>
          <ErrorNotice
            error={stage.error}
            title={t(lost ? 'picture.unknown' : 'picture.failed')}
            onRetry={upload.retry}
          />
          <Button size="small" look="quiet" onClick={upload.forget}>
            {t('picture.giveUp')}
          </Button>
        </div>
      );
    }
    default: {
      const message = stage.at === 'rest' ? stage.outcome : null;
      return (
        <p className={styles.said} role="status">
          {message && t(message === 'stored' ? 'picture.stored' : 'picture.cancelled', { label })}
        </p>
      );
    }
  }
}
