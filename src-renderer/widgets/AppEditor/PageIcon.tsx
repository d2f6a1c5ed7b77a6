/** Takes the icon of the page that a link application opens: asks the address at a click, and uploads what it finds. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { serverMark } from '#data/server-mark.ts';
import { useText } from '#data/text.ts';
import { type LinkReport, linkDeadline } from '#shared/rules/link-check/link-report.ts';
import { Button } from '../Button.tsx';
import ink from '../looks/ink.module.css';
import { notifyFailure } from '../notify.tsx';
import type { AppEditing } from './app-editing.ts';
import { storePageIcon } from './store-page-icon.ts';

interface PageIconProps {
  readonly form: AppEditing;
  readonly address: string;
}

export function PageIcon({ form, address }: PageIconProps) {
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
