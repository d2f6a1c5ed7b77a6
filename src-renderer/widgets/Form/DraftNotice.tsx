/** Offers an earlier draft to restore or discard; the form itself shows the stored values. */
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import styles from './FormPage.module.css';
import type { DraftOffer } from './use-edits.ts';

interface DraftNoticeProps {
  readonly offer: DraftOffer | null;
  readonly labelOf: (name: string) => string;
}

export function DraftNotice({ offer, labelOf }: DraftNoticeProps) {
  const { t, formatTime } = useText();
  if (!offer) return null;
  const fields = [...new Set(offer.fields.map(labelOf))].join(t('common.form.separator'));
  return (
    <div className={styles.summary}>
      <Notice
        title={t('record.draft.title', { time: formatTime(offer.time) })}
        actions={
          <>
            <Button size="small" onClick={offer.take}>
              {t('record.draft.take')}
            </Button>
            <Button size="small" onClick={offer.drop}>
              {t('record.draft.drop')}
            </Button>
          </>
        }
      >
        {t('record.draft.text', { fields })}
      </Notice>
    </div>
  );
}
