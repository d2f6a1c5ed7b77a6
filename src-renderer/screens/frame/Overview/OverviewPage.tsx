/** The landing screen (spec 1§2.1 /info): the tenant, and links to the pages of the console. */

import { ArrowRight, Search } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useFirstRenderDone } from '#data/use-first-render-done.ts';
import { useText, withPageTexts } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import { resolveAccess } from '#shared/rules/common/session/rights.ts';
import { rightsHolder } from '#state/access.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { useGrants, useMenu } from '#state/menu.ts';
import type { MenuItem } from '#state/menu-model.ts';
import { openPanel } from '#state/panels.ts';
import { roleKey } from '#state/role.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { Figure, Figures } from '#widgets/Figures.tsx';
import { DeferredPart } from '#widgets/DeferredPart.tsx';
import cards from '#widgets/looks/cards.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { PageLink } from '#widgets/PageLink.tsx';
import { SkeletonLine, SkeletonRows } from '#widgets/Skeleton.tsx';
import { cardsOf, waitingOf, workOf } from './attention/attention-cards.ts';
import styles from './OverviewPage.module.css';
import { useOverviewName } from './use-overview-name.ts';
import { useRememberedHeight } from './use-remembered-height.ts';

const TenantName = lazyComponent(async () => (await import('#widgets/Names/TenantName.tsx')).TenantName);
const AdministeredDepartments = lazyComponent(
  async () => (await import('./AdministeredDepartments.tsx')).AdministeredDepartments,
);
const Drift = lazyComponent(async () => (await withPageTexts(import('./drift/Drift.tsx'), 'frame')).Drift);
const Attention = lazyComponent(
  async () => (await withPageTexts(import('./attention/AttentionCards.tsx'), 'frame')).AttentionCards,
);

export function OverviewPage() {
  const { t } = useText();
  const session = useSession();
  const menu = useMenu();
  if (session.status !== 'signedIn') return null;
  const { tenantKey, tenantName } = session.facts.tenant;
  const part = departmentsOf(session.facts.user);
  const items = menu.sections.flatMap((section) => section.items);
  const pages = items.filter((item) => item.kind === 'screen');
  const modules = items.length - pages.length;
  return (
    <>
      <PageHeader
        title={<TenantName tenantKey={tenantKey} stored={tenantName} placeholder={tenantName} />}
        purpose={t('frame.overview.purpose')}
      />
      <TenantFacts facts={session.facts} />
      {part !== null && part.length > 0 && <AdministeredDepartments departments={part} />}
      <Drifted facts={session.facts} />
      <Attentive facts={session.facts} />
      <h2>{t('frame.overview.pages')}</h2>
      <ul className={cards.cards}>
        {menu.state === 'loading' && <SkeletonCards />}
        {pages.map((item) => (
          <PageCard key={item.id} item={item} />
        ))}
      </ul>
      {modules > 0 && (
        <>
          <h2>{t('frame.overview.modules')}</h2>
          <div className={`${layout.spread} ${layout.panel}`}>
            <p className={ink.quiet}>{t('frame.overview.modulesText', { count: modules, total: modules })}</p>
            <Button icon={<Search size={14} aria-hidden="true" />} onClick={() => openPanel('palette')}>
              {t('frame.overview.findModule')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function TenantFacts({ facts }: { readonly facts: SessionFacts }) {
  const { t } = useText();
  const { user, tenant, platform } = facts;
  const lines: readonly [string, ReactNode][] = [
    [t('frame.overview.role'), t(roleKey(user))],
    [t('frame.overview.department'), user.department || t('common.noValue')],
    [t('frame.overview.deployment'), t(`frame.overview.deployments.${platform.deployment}`)],
    [t('frame.overview.edition'), t(`frame.overview.editions.${platform.edition}`)],
    [t('frame.overview.tenantKey'), <Copyable key="key" value={tenant.tenantKey} />],
  ];
  return (
    <div className={styles.facts}>
      <Figures>
        {lines.map(([label, value]) => (
          <Figure key={label} label={label}>
            {value}
          </Figure>
        ))}
      </Figures>
    </div>
  );
}

/** A line about differences from the last pull; nothing waits for it, and it appears only for people with the right. */
function Drifted({ facts }: { readonly facts: SessionFacts }) {
  const settled = useFirstRenderDone('drift');
  const { codes } = useGrants();
  if (!settled || codes === null) return null;
  const holder = rightsHolder(facts, codes);
  if (resolveAccess('manager', holder) !== 'yes') return null;
  return (
    <DeferredPart instead={null}>
      <div className={styles.drift}>
        <Drift tenant={facts.tenant.tenantKey} />
      </div>
    </DeferredPart>
  );
}

/** The room of the work list is reserved from the beginning; its data is requested after the first paint. */
function Attentive({ facts }: { readonly facts: SessionFacts }) {
  const { codes } = useGrants();
  const [isWhole, setIsWhole] = useState(false);
  const { content, minHeight } = useRememberedHeight(useOverviewName('attention'), isWhole);
  const onWhole = useCallback(() => setIsWhole(true), []);
  if (codes === null) return null;
  const holder = rightsHolder(facts, codes);
  const may = cardsOf(holder);
  const waiting = waitingOf(holder);
  const work = workOf(holder);
  if (may.length + waiting.length + work.length === 0) return null;
  const skeleton = <AttentionSkeleton />;
  return (
    <div style={{ minHeight }}>
      <div ref={content} className={styles.whole}>
        <DeferredPart instead={skeleton}>
          <Attention
            person={facts.user.id}
            may={may}
            work={work}
            waiting={waiting}
            onWhole={onWhole}
            placeholder={skeleton}
          />
        </DeferredPart>
      </div>
    </div>
  );
}

/** `data-later` marks a part that the first paint does not wait for. */
function AttentionSkeleton() {
  return (
    <div aria-hidden="true" data-later="" className={layout.ends}>
      <div className={styles.heading}>
        <SkeletonLine width={18} />
      </div>
      <SkeletonRows rows={15} columns={2} />
    </div>
  );
}

function PageCard({ item }: { readonly item: Extract<MenuItem, { kind: 'screen' }> }) {
  const { t } = useText();
  const { titleKey, purposeKey } = item.screen;
  return (
    <li>
      <PageLink to={item.to} className={cards.card}>
        <strong>{item.name ?? t(titleKey)}</strong>
        {purposeKey && <span>{t(purposeKey)}</span>}
        <ArrowRight size={15} aria-hidden="true" className={cards.arrow} />
      </PageLink>
    </li>
  );
}

function SkeletonCards() {
  return [0, 1, 2].map((card) => (
    <li key={card}>
      <div className={cards.card}>
        <SkeletonLine width={16} />
        <SkeletonLine width={28} />
      </div>
    </li>
  ));
}
