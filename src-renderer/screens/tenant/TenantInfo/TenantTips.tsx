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
import { ReadPart, type ReadState } from '#widgets/ReadPart.tsx';
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
    <Section title={t('tenant.section.tips')}>
      <TipsContent read={read} html={read.data?.configValue ?? ''} />
    </Section>
  );
}

/** The documents do not show the first call's path: a server that has it elsewhere answers the second. */
function readTips(signal: AbortSignal) {
  return callRead(getTeamsTipsInfo, {}, { signal }).catch(() => callRead(queryTenantTips, {}, { signal }));
}

interface TipsContentProps {
  readonly read: ReadState<unknown>;
  readonly html: string;
}

/** The first paint does not wait for it. */
export function TipsContent({ read, html }: TipsContentProps) {
  const { t } = useText();
  return (
    <ReadPart
      read={read}
      failed={t('tenant.failed.tips')}
      waiting={
        <div data-later="">
          <SkeletonLine width={60} />
        </div>
      }
    >
      {() =>
        html.trim() === '' ? <p className={ink.faint}>{t('tenant.tips.empty')}</p> : <RichText html={html} />
      }
    </ReadPart>
  );
}
