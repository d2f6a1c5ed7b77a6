/** Compares a configuration with this server or with another file; chosen differences go into the tray. */
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { currentActor } from '#data/changes/index.ts';
import { collectAll } from '#data/changes/tray.ts';
import { type Translate, useText } from '#data/text.ts';
import type { PulledConfiguration } from '#shared/bridge/configuration.ts';
import { differentTenants } from '#shared/rules/changes/file-tenant.ts';
import { keyLanguage } from '#shared/rules/changes/mapping/key-language.ts';
import { type ConfigurationDifference, compareConfigurations } from '#shared/rules/configuration/compare.ts';
import { type TakableComparison, takableChanges } from '#shared/rules/configuration/takable-fields.ts';
import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { ActivityBar } from '#widgets/ActivityBar.tsx';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Choice } from '#widgets/Field.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { openedFileAtom } from '../Mapping/opened-file.ts';
import type { AboutServer } from './about-server.ts';
import { ConfigurationFileField, type ReadConfiguration } from './ConfigurationFile.tsx';
import { ConfigurationDifferenceList } from './DifferenceList.tsx';
import { useServerReading } from './use-server-reading.ts';

interface CompareConfigurationProps {
  readonly server: AboutServer;
  readonly user: string;
  readonly onClose: () => void;
}

type Against = 'server' | 'file';

export function CompareConfiguration({ server, user, onClose }: CompareConfigurationProps) {
  const { t, formatTime } = useText();
  const [pulledAt, setPulledAt] = useState<number | null>(null);
  const [file, setWanted] = useState<ReadConfiguration | null>(null);
  const [against, setAgainst] = useState<Against>('server');
  const [base, setBase] = useState<ReadConfiguration | null>(null);
  const [compared, setCompared] = useState<TakableComparison | null>(null);
  const reading = useServerReading();
  const session = useSession();
  const facts = session.status === 'signedIn' ? session.facts : undefined;
  const setOpened = useSetAtom(openedFileAtom);
  const navigate = useNavigate();
  useLastPull(({ folder, time, configuration }) => {
    setWanted({ ...configuration, file: folder, from: { server: server.name, user } });
    setPulledAt(time);
  });
  const busy = reading.state !== null;
  const ready = file !== null && (against === 'server' || base !== null);
  const tenants = differentTenants(
    against === 'file'
      ? base?.from.tenant
      : facts && { key: facts.tenant.tenantKey, name: facts.tenant.tenantName },
    file?.from.tenant,
  );
  const compare = async () => {
    if (!file) return;
    const first = against === 'server' ? await reading.read(file.areas) : base;
    if (first) setCompared(await takableChanges(await compareConfigurations(first, file)));
  };
  const take = async (chosen: readonly ConfigurationDifference[]) => {
    const changes = chosen.flatMap(({ change }) => change ?? []);
    const from = against === 'server' ? file : base;
    // Names that are unknown here are matched first, and so are all ids of a file.
    const isKnown = against === 'server' && chosen.every(({ missing }) => missing.length === 0);
    if (from && compared && changes.length > 0 && compared.names.length > 0 && !isKnown) {
      const { names } = compared;
      setOpened({ name: from.file, from: from.from, changes, names, namesIn: keyLanguage });
      void navigate('/changes/mapping');
      return;
    }
    await collectAll(changes, currentActor());
    notify({ tone: 'success', text: t('configuration.compare.taken', { count: changes.length }) });
    const left = chosen.length - changes.length;
    if (left > 0) notify({ tone: 'info', text: t('configuration.compare.left', { count: left }) });
    onClose();
  };
  return (
    <Dialog
      open
      width={1000}
      title={t('configuration.compare.title')}
      locked={busy}
      onClose={onClose}
      footer={
        busy ? (
          <Button onClick={reading.stop}>{t('configuration.save.cancel')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.close')}</Button>
            <Button
              look={compared ? 'plain' : 'primary'}
              disabled={!ready}
              onClick={() => void compare().catch(notifyFailure)}
            >
              {t('configuration.compare.button')}
            </Button>
          </>
        )
      }
    >
      <div className={layout.stack}>
        <p className={ink.text}>{t('configuration.compare.text')}</p>
        {file && pulledAt !== null && (
          <p className={ink.help}>
            <bdi>{t('configuration.compare.pulled', { time: formatTime(pulledAt), folder: file.file })}</bdi>
          </p>
        )}
        <ConfigurationFileField
          label={t('configuration.compare.wanted')}
          disabled={busy}
          onRead={(found) => {
            setWanted(found);
            setPulledAt(null);
            setCompared(null);
          }}
        />
        <div className={layout.row}>
          <Choice<Against>
            label={t('configuration.compare.with')}
            value={against}
            options={[
              { value: 'server', label: t('configuration.compare.server') },
              { value: 'file', label: t('configuration.compare.file') },
            ]}
            onChange={(next) => {
              setAgainst(next);
              setCompared(null);
            }}
          />
        </div>
        {against === 'file' && (
          <ConfigurationFileField
            label={t('configuration.compare.base')}
            disabled={busy}
            onRead={(found) => {
              setBase(found);
              setCompared(null);
            }}
          />
        )}
        {reading.failure !== '' && <Notice tone="danger" title={reading.failure} />}
        {busy && <ActivityBar>{reading.state}</ActivityBar>}
        {compared && tenants && <Notice tone="warning" title={t('configuration.otherTenant', tenants)} />}
        {compared && <Found compared={compared} against={against} onTake={take} />}
      </div>
    </Dialog>
  );
}

interface FoundProps {
  readonly compared: TakableComparison;
  readonly against: Against;
  readonly onTake: (chosen: readonly ConfigurationDifference[]) => Promise<void>;
}

function Found({ compared, against, onTake }: FoundProps) {
  const { t } = useText();
  const unpaired = [...compared.onlyFirst, ...compared.onlySecond];
  const areas = unpaired.map((area) => t(`configuration.area.${area}`)).join(t('common.form.separator'));
  return (
    <>
      {notesOf(compared, t).map((text) => (
        <Notice key={text} tone="warning" title={text} />
      ))}
      {unpaired.length > 0 && <p className={ink.help}>{t('configuration.compare.notCompared', { areas })}</p>}
      {compared.differences.length === 0 ? (
        <Notice tone="success" title={t('configuration.compare.same')} />
      ) : (
        <>
          {against === 'file' && <Notice tone="warning" title={t('configuration.compare.otherServer')} />}
          <ConfigurationDifferenceList differences={compared.differences} onTake={onTake} />
        </>
      )}
    </>
  );
}

/** Peculiarities in the pairing of records. */
function notesOf({ notes }: TakableComparison, t: Translate): readonly string[] {
  const told = notes.map(({ note, area, first, second }) =>
    t(`configuration.note.${note}`, { area: t(`configuration.area.${area}`), first, second }),
  );
  return [...new Set(told)];
}

/**
 * Starts a comparison with the last pull of this server. Called once, if the address asks for it and a pull is known.
 */
function useLastPull(onPulled: (pulled: PulledConfiguration) => void): void {
  const [params] = useSearchParams();
  const isRequested = params.has('pulled');
  const server = useActiveServer().id;
  const session = useSession();
  const tenant = session.status === 'signedIn' ? session.facts.tenant.tenantKey : '';
  const tell = useRef(onPulled);
  tell.current = onPulled;
  useEffect(() => {
    if (!isRequested || tenant === '') return;
    let isUnmounted = false;
    bridge.configuration
      .pulled({ server, tenant })
      .then((pulled) => pulled && !isUnmounted && tell.current(pulled))
      .catch(notifyFailure);
    return () => {
      isUnmounted = true;
    };
  }, [isRequested, server, tenant]);
}
