import { useState } from 'react';
import { saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import {
  type ConfigurationArea,
  configurationAreas,
  signInPolicyAreas,
  signInPolicyName,
} from '#shared/rules/configuration/area-names.ts';
import { configurationText } from '#shared/rules/configuration/configuration-file.ts';
import { useAddress } from '#state/address.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { ActivityBar } from '#widgets/ActivityBar.tsx';
import { tenantHere } from '#widgets/change-file.ts';
import type { AboutServer } from './about-server.ts';
import { useServerReading } from './use-server-reading.ts';

interface SaveConfigurationProps {
  readonly server: AboutServer;
  readonly user: string;
  readonly onClose: () => void;
}

export function SaveConfiguration({ server, user, onClose }: SaveConfigurationProps) {
  const { t } = useText();
  const { get } = useAddress();
  const [chosen, setChosen] = useState<readonly ConfigurationArea[]>(
    get('of') === signInPolicyName ? signInPolicyAreas : configurationAreas,
  );
  const reading = useServerReading();
  const busy = reading.state !== null;
  const all = chosen.length === configurationAreas.length;
  const isPolicy =
    chosen.length === signInPolicyAreas.length && signInPolicyAreas.every((area) => chosen.includes(area));
  const toggle = (area: ConfigurationArea, on: boolean) =>
    setChosen(configurationAreas.filter((one) => (one === area ? on : chosen.includes(one))));
  const save = async () => {
    const configuration = await reading.read(chosen);
    if (!configuration) return;
    const now = Date.now();
    const saved = await saveText({
      suggestedName: exportFileName(
        t(isPolicy ? 'configuration.save.policyName' : 'configuration.save.name', { server: server.name }),
        localDay(now),
        'steward-config',
      ),
      mediaType: 'application/json',
      text: configurationText(configuration, {
        made: new Date(now).toISOString(),
        from: { server: server.name, user, ...tenantHere() },
      }),
    });
    if (!saved) return;
    notify({ tone: 'success', text: t('configuration.save.done', { count: configuration.records.length }) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('configuration.save.title')}
      locked={busy}
      onClose={onClose}
      footer={
        busy ? (
          <Button onClick={reading.stop}>{t('configuration.save.cancel')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button
              look="primary"
              disabled={chosen.length === 0}
              onClick={() => void save().catch(notifyFailure)}
            >
              {t('configuration.save.button')}
            </Button>
          </>
        )
      }
    >
      <div className={layout.stack}>
        <p className={ink.text}>{t('configuration.save.text')}</p>
        <PlainCheckbox
          label={t('configuration.save.all')}
          checked={all}
          partly={chosen.length > 0 && !all}
          disabled={busy}
          onChange={() => setChosen(all ? [] : configurationAreas)}
        />
        <PlainCheckbox
          label={t('configuration.save.policy')}
          checked={isPolicy}
          disabled={busy}
          onChange={() => setChosen(isPolicy ? configurationAreas : signInPolicyAreas)}
        />
        <ul className={lines.framed} aria-label={t('configuration.save.areas')}>
          {configurationAreas.map((area) => (
            <li key={area}>
              <PlainCheckbox
                label={t(`configuration.area.${area}`)}
                checked={chosen.includes(area)}
                disabled={busy}
                onChange={(on) => toggle(area, on)}
              />
            </li>
          ))}
        </ul>
        {chosen.length === 0 && <p className={ink.help}>{t('configuration.save.none')}</p>}
        {reading.failure !== '' && <Notice tone="danger" title={reading.failure} />}
        {busy && <ActivityBar>{reading.state}</ActivityBar>}
      </div>
    </Dialog>
  );
}
