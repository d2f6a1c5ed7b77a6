/**
 * The tips area in the reader's language; editors see the stored text (spec 1§2.3, 1§7.1). Its failure does not affect
 * the rest.
 */

import { useQuery } from '@tanstack/react-query';
import { callRead, readKey } from '#data/read.ts';
import { useFirstRenderDone } from '#data/use-first-render-done.ts';
import { useText } from '#data/text.ts';
import { getTeamsTipsInfo } from '#shared/api/tenant/changes.ts';
import { queryTenantTips } from '#shared/api/tenant/tenant.ts';
import ink from '#widgets/looks/ink.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { RichText } from '#widgets/RichText/RichText.tsx';
import { Section } from '#widgets/Section.tsx';
import { SkeletonLine } from '#widgets/Skeleton.tsx';

export function TenantTips({ edited }: { readonly edited: boolean }) {
  const { t, language } = useText();
  const settled = useFirstRenderDone();
  const read = useQuery({
    enabled: settled,
    queryKey: edited ? readKey(queryTenantTips, {}) : [queryTenantTips.id, getTeamsTipsInfo.id, language],
    queryFn: ({ signal }) => (edited ? callRead(queryTenantTips, {}, { signal }) : readTips(signal)),
  });
  return (
    <Section beside title={t('tenant.section.tips')}>
      <TipsContent
        error={read.error}
        html={read.data === undefined ? null : (read.data?.configValue ?? '')}
        onRetry={() => void read.refetch()}
      />
    </Section>
  );
}

/** The documents do not show the first call's path: a server that has it elsewhere answers the second. */
function readTips(signal: AbortSignal) {
  return callRead(getTeamsTipsInfo, {}, { signal }).catch(() => callRead(queryTenantTips, {}, { signal }));
}

interface TipsContentProps {
  readonly error: Error | null;
  /** null while loading, and before the first paint, which does not wait for it. */
  readonly html: string | null;
  readonly onRetry: () => void;
}

export function TipsContent({ error, html, onRetry }: TipsContentProps) {
  const { t } = useText();
  if (error) return <ErrorNotice error={error} title={t('tenant.failed.tips')} onRetry={onRetry} />;
  if (html === null) {
    return (
      <div data-later="">
        <SkeletonLine width={60} />
      </div>
    );
  }
  if (html.trim() === '') return <p className={ink.faint}>{t('tenant.tips.empty')}</p>;
  return <RichText html={html} />;
}
