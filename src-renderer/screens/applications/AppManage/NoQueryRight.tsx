/** The message in place of applications that cannot be read (spec 3§2.1, 3§6, 3§8; APP-019, 021, 174). */
import { Lock } from 'lucide-react';
import { useText } from '#data/text.ts';
import { isRefusedRight } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';

interface NoQueryRightProps {
  readonly error: unknown;
  readonly title: string;
  readonly onRetry: () => void;
}

export function NoQueryRight({ error, title, onRetry }: NoQueryRightProps) {
  const { t } = useText();
  if (!(error instanceof ApiError && isRefusedRight(error))) {
    return <ErrorNotice error={error} title={title} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      icon={<Lock size={20} />}
      title={t('applications.noPermission')}
      text={t('applications.noQueryRight')}
    />
  );
}
