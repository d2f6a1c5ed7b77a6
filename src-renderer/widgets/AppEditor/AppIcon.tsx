/**
 * The icon field: a choice of icons, or an uploaded picture (spec 3§3.2, 3§7.2; APP-028, 113). Without an icon name the
 * platform resolves the icon's type and value.
 */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useRead } from '#data/read.ts';
import { serverMark } from '#data/server-mark.ts';
import { useText } from '#data/text.ts';
import { queryIconValue } from '#shared/api/applications/lookups.ts';
import { type LinkReport, linkDeadline } from '#shared/rules/link-check/link-report.ts';
import { AppIconField } from '../AppIcon/AppIconField.tsx';
import { Button } from '../Button.tsx';
import ink from '../looks/ink.module.css';
import { notifyFailure } from '../notify.tsx';
import type { AppEditing } from './app-editing.ts';
import { storePageIcon } from './store-page-icon.ts';

interface AppIconProps {
  readonly form: AppEditing;
  readonly name: 'icon' | 'mobileIcon';
  readonly readOnly: boolean;
}

export function AppIcon({ form, name, readOnly }: AppIconProps) {
  const { t } = useText();
  const { appIconType, appIconValue } = form.values;
  const value = form.values[name];
  const asks = name === 'icon' && value === '' && appIconType !== '';
  // A failure is silent: the usual icon is just missing.
  const found = useRead(queryIconValue, { appIconType, appIconValue }, { enabled: asks }).data?.icon;
  const address = form.values.urlType === 'outer' ? form.values.outerUrl.trim() : '';
  return (
    <>
      <AppIconField
        label={t(`applications.form.${name}`)}
        value={value}
        usual={asks ? (found ?? '') : ''}
        readOnly={readOnly}
        onChange={(icon) => form.set(name, icon)}
        onPending={(work) => form.waitFor(work)}
      />
      {name === 'icon' && !readOnly && address !== '' && <PageIcon form={form} address={address} />}
    </>
  );
}

interface PageIconProps {
  readonly form: AppEditing;
  readonly address: string;
}

/** Takes the icon of the page that a link application opens: asks the address at a click, and uploads what it finds. */
function PageIcon({ form, address }: PageIconProps) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<LinkReport | null>(null);
  const take = async () => {
    setBusy(true);
    setReport(null);
    try {
      const found = await bridge.links.check({ address, server: serverMark() });
      if (found.state === 'ok' && found.icon.state === 'found') await storePageIcon(form, found.icon);
      else setReport(found);
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    <div>
      <Button size="small" busy={busy} onClick={() => void take()}>
        {t(busy ? 'linkCheck.running' : 'linkCheck.takeIcon')}
      </Button>
      <p className={ink.small} role="status">
        {report ? whyNone(report) : t('linkCheck.about', { seconds: linkDeadline / 1000 })}
      </p>
    </div>
  );

  function whyNone({ state, icon, steps }: LinkReport): string {
    if (state === 'ok' && icon.state !== 'found') return t(`linkCheck.noIcon.${icon.state}`);
    return t(`linkCheck.state.${state}`, { status: steps.at(-1)?.status ?? '' });
  }
}
