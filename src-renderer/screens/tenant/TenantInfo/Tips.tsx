/** The tips area: rich text of the tenant's administrators (spec 1§2.3); fails apart from the rest. */
import { queryTenantTips } from '#shared/api/tenant.ts';
import { useRead } from '../../../data/read.ts';
import { useText } from '../../../data/text.ts';
import { ErrorNotice } from '../../../widgets/Notice.tsx';
import { RichText } from '../../../widgets/RichText/RichText.tsx';
import { SkeletonLine } from '../../../widgets/Skeleton.tsx';
import styles from './tenant.module.css';

export function Tips() {
  const { t } = useText();
  const read = useRead(queryTenantTips, {});
  return (
    <section className={styles.section} aria-label={t('tenant.section.tips')}>
      <h2 className={styles.heading}>{t('tenant.section.tips')}</h2>
      <TipsContent
        error={read.error}
        html={read.data === undefined ? null : (read.data?.configValue ?? '')}
        onRetry={() => void read.refetch()}
      />
    </section>
  );
}

interface TipsContentProps {
  readonly error: Error | null;
  /** null: still loading. */
  readonly html: string | null;
  readonly onRetry: () => void;
}

export function TipsContent({ error, html, onRetry }: TipsContentProps) {
  const { t } = useText();
  if (error) return <ErrorNotice error={error} title={t('tenant.failed.tips')} onRetry={onRetry} />;
  if (html === null) return <SkeletonLine width={60} />;
  if (html.trim() === '') return <p className={styles.none}>{t('tenant.tips.empty')}</p>;
  return <RichText html={html} insecureMark={t('tenant.tips.notEncrypted')} />;
}
