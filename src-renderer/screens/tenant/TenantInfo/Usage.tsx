/** Used space and seats against their maximum, and the end of the term (spec 1§2.3). */

import type { ReactNode } from 'react';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { type SeatTerminal, seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import { getTenantInfo, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { useAddress } from '#state/address.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { CalendarButton } from '#widgets/Expiry/CalendarButton.tsx';
import { daysTone, expiryOf, termDaysText } from '#widgets/Expiry/term-words.ts';
import { PurchaseLink, usePurchase } from '#widgets/PayNotice/PurchaseLink.tsx';
import { Section } from '#widgets/Section.tsx';
import { UnstatedNotice } from '#widgets/UnstatedNotice.tsx';
import { FigureAction, FigureIcon, UsageFigure, UsageFigures } from '#widgets/UsageFigure/UsageFigure.tsx';
import { useTenantAccess } from './edit/use-tenant-access.ts';
import { tenantSeatFigures } from './tenant-view.ts';
import { UsageTrend } from './trend/UsageTrend.tsx';
import { usedSpace } from './used-space.ts';

const SeatHolders = lazyComponent(async () => (await import('#widgets/People/SeatHolders.tsx')).SeatHolders);

/** The dialog of seat holders; the address opens it with `?holders=pc|app|external`. */
function HoldersDialog() {
  const address = useAddress();
  const asked = seatTerminals.find((terminal) => terminal === address.get('holders'));
  if (!asked) return null;
  return <SeatHolders terminal={asked} onClose={() => address.set({ holders: '' })} />;
}

interface UsageProps {
  readonly info: TenantInfo;
  readonly refresh?: ReactNode;
  readonly actions?: ReactNode;
}

export function Usage({ info, refresh, actions }: UsageProps) {
  const text = useText();
  const { t, formatNumber } = text;
  const count = (value: number | null) =>
    value === null ? t('tenant.usage.notStated') : formatNumber(value);
  const figures = tenantSeatFigures(info, text);
  const purchase = usePurchase();
  // The server answers this call to administrators only.
  const { edit: administers } = useTenantAccess();
  return (
    <Section
      title={t('tenant.section.usage')}
      tools={
        <>
          {purchase && <PurchaseLink target={purchase}>{t('tenantEdit.purchase.open')}</PurchaseLink>}
          {actions}
        </>
      }
    >
      <UsageFigures columns={expiryOf(info) ? 5 : 4}>
        <SpaceFigure info={info} refresh={refresh} />
        {figures.map((figure) => (
          <UsageFigure
            key={figure.kind}
            label={t(`tenant.usage.${figure.kind}`)}
            action={administers && <HoldersButton terminal={figure.kind} />}
            value={count(figure.used)}
            of={figure.unlimited ? '' : count(figure.max)}
            bar={figure.unlimited || figure.used === null || figure.max === null ? null : figure.bar}
            exact={figure.bar}
            tone={figure.tone}
            remark={figure.remark}
          />
        ))}
        <ExpiryFigure info={info} />
      </UsageFigures>
      <UnstatedNotice endpoint={getTenantInfo} answer={info} />
      <UsageTrend info={info} />
      {administers && <HoldersDialog />}
    </Section>
  );
}

function SpaceFigure({ info, refresh }: Pick<UsageProps, 'info' | 'refresh'>) {
  const { t, formatNumber, formatSpace } = useText();
  const { usedSpace: used, maxSpace: max } = info;
  const label = t('tenant.usage.space');
  if (used === null || max === null) {
    const figureText = (value: number | null) =>
      value === null ? t('tenant.usage.notStated') : formatSpace(value);
    const remark = t('tenant.usage.spaceOf', { used: figureText(used), max: figureText(max) });
    const value = t('tenant.usage.notStated');
    return (
      <UsageFigure
        label={label}
        value={value}
        remark={remark}
        action={refresh}
        of=""
        bar={null}
        exact={0}
        tone="normal"
      />
    );
  }
  const space = usedSpace(used, max);
  return (
    <UsageFigure
      label={label}
      action={refresh}
      value={t('tenant.usage.percent', { percent: space.text })}
      of=""
      bar={space.bar}
      exact={space.percent}
      tone={space.percent > 100 ? 'danger' : space.percent >= 80 ? 'warning' : 'normal'}
      remark={t('tenant.usage.spaceOf', { used: formatSpace(used), max: formatSpace(max) })}
      exactRemark={t('tenant.usage.spaceExact', { used: formatNumber(used), max: formatNumber(max) })}
    />
  );
}

/** A button beside a seat figure, for administrators, that lists the holders of the seats. */
function HoldersButton({ terminal }: { readonly terminal: SeatTerminal }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <FigureAction
      name={t('usage.holders.openOf', { seats: t(`tenant.usage.${terminal}`) })}
      text={t('usage.holders.open')}
      onClick={() => address.set({ holders: terminal })}
    />
  );
}

/** The end of the organisation's term as a figure of *Usage*, with its calendar file (spec 1§2.3). */
function ExpiryFigure({ info }: { readonly info: TenantInfo }) {
  const text = useText();
  const { t, formatDay } = text;
  const expiry = expiryOf(info);
  if (!expiry) return null;
  const term = termOf(expiry.date, localDay(Date.now()));
  const { tenantName: name, tenantKey: key } = info;
  const day = term ? formatDay(term.day) : expiry.date;
  // The server's own count of days has precedence.
  const days = expiry.days ?? term?.days ?? null;
  return (
    <UsageFigure
      label={t('usage.expires')}
      value={day || t('common.noValue')}
      of=""
      bar={null}
      exact={0}
      tone={days === null ? 'normal' : daysTone(days)}
      remark={days === null ? '' : termDaysText(days, text)}
      exactRemark={expiry.date}
      action={
        term &&
        term.days >= 0 && (
          <FigureIcon>
            <CalendarButton
              icon
              uid={`tenant-${key}@steward`}
              day={term.day}
              title={t('usage.expiry.calendar.title', { name })}
              description={t('usage.expiry.calendar.description', { key, day })}
              reminder={t('usage.expiry.calendar.reminder', { name, day })}
            />
          </FigureIcon>
        )
      }
    />
  );
}
