/** Error page before the frame exists: the tab belongs to no running Steward, or the program did not answer. */
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Notice } from '#widgets/Notice.tsx';
import { Mark } from './Mark.tsx';
import styles from './StartFailed.module.css';

/** `error` null: the link of this tab has been used already, or is missing. */
export function StartFailed({ error }: { readonly error: unknown }) {
  const { t } = useText();
  const failed = error !== null;
  const { message, details } = describeError(error);
  return (
    <main className={styles.page}>
      <Mark />
      <h1 className={styles.title}>{failed ? t('frame.startFailed.title') : t('frame.shellLost.title')}</h1>
      <p className={styles.text}>{failed ? t('frame.startFailed.text') : t('frame.shellLost.text')}</p>
      {failed && (
        <>
          <Notice tone="danger" details={details}>
            {message}
          </Notice>
          <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
        </>
      )}
    </main>
  );
}
