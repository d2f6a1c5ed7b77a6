/** The reason why a text could not be sent, with *Retry*; the text stays. */
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import { Notice } from '#widgets/Notice.tsx';

interface NotSentProps<Values extends object> {
  readonly form: Pick<FormState<Values>, 'failure' | 'saving'>;
  readonly onRetry: () => void;
}

export function SendFailure<Values extends object>({
  form: { failure, saving },
  onRetry,
}: NotSentProps<Values>) {
  const { t } = useText();
  if (!failure) return null;
  return (
    <Notice
      tone="danger"
      title={t('feed.notSent')}
      actions={
        <Button size="small" busy={saving} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {failure}
    </Notice>
  );
}
