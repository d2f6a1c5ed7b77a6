import { useText } from '#data/text.ts';
import { PageLoadError } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import { copyText } from '#widgets/Copyable.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { notify } from '#widgets/notify.tsx';

export function PageFailure({ error }: { readonly error: Error }) {
  const { t } = useText();
  const load = error instanceof PageLoadError;
  const details = [
    `${error.name}: ${error.message}`,
    `page: ${location.pathname}`,
    `time: ${new Date().toISOString()}`,
    error.stack ?? '',
  ].join('\n');
  const copy = async () => {
    if (await copyText(details)) notify({ tone: 'success', text: t('common.copied') });
  };
  return (
    <div role="alert">
      <EmptyState
        page
        title={load ? t('errors.page.loadTitle') : t('errors.page.title')}
        text={load ? t('errors.page.loadText') : t('errors.page.text')}
        action={
          <>
            <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
            <Button onClick={() => void copy()}>{t('common.copyDetails')}</Button>
          </>
        }
      />
    </div>
  );
}
