/**
 * The note below the setting of approvals: this installation's fingerprint, and the approvers of the active server.
 * Without a need for approvals it appears on request only, because reading the fingerprint creates the key.
 */
import { useCallback, useEffect, useState } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { Approver } from '#shared/rules/changes/approval/people.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import layout from '#widgets/looks/layout.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { TrayDamageNotice } from '#widgets/TrayDamage.tsx';
import styles from './Settings.module.css';

const KeyActions = lazyComponent(async () => (await import('./KeyActions.tsx')).KeyActions);

interface Known {
  /** null: the key cannot be opened and needs its backup. */
  readonly fingerprint: string | null;
  readonly handOver: string;
  readonly people: readonly Approver[];
  readonly fixed: boolean;
}

export function ApprovalNote() {
  const { t } = useText();
  const { settings } = useProgram();
  const [isOpen, setWanted] = useState(false);
  if (isOpen || settings.approve !== 'never') return <Approvers />;
  return (
    <p>
      <Button size="small" look="quiet" onClick={() => setWanted(true)}>
        {t('changes.approval.show')}
      </Button>
    </p>
  );
}

function Approvers() {
  const { t } = useText();
  const server = useActiveServer();
  const name = serverName(server, t);
  const [known, setKnown] = useState<Known | null>(null);
  const read = useCallback(async () => {
    const [fingerprint, people] = await Promise.all([
      bridge.approval.key({}).catch((error: unknown) => {
        notifyFailure(error);
        return { fingerprint: null, handOver: '' };
      }),
      bridge.approval.people({ server: server.id }),
    ]);
    setKnown({ ...fingerprint, ...people });
  }, [server.id]);
  useEffect(() => {
    const again = () => void read().catch(notifyFailure);
    again();
    return onBridgeEvent('changes.changed', again);
  }, [read]);
  if (!known) return null;
  const remove = async (person: Approver) => {
    const yes = await confirm({
      title: t('changes.approval.people.question', { name: person.name }),
      text: t('changes.approval.people.text'),
      action: t('changes.approval.people.remove'),
      danger: true,
      here: true,
    });
    if (yes) await bridge.approval.distrust({ server: server.id, fingerprint: person.fingerprint });
  };
  return (
    <div className={styles.help}>
      <TrayDamageNotice />
      <FactList>
        <Fact label={t('changes.approval.own')}>
          {known.fingerprint !== null && <Copyable value={known.fingerprint} />}
          <KeyActions
            server={server.id}
            fixed={known.fixed}
            lacks={known.fingerprint === null}
            handOver={known.handOver}
          />
        </Fact>
        <Fact label={t('changes.approval.people.title', { server: name })}>
          {known.fixed && <p>{t('changes.approval.people.fixed')}</p>}
          {known.people.length === 0 && !known.fixed && <p>{t('changes.approval.people.none')}</p>}
          {!known.fixed && <p>{t('changes.approval.people.note')}</p>}
          {known.people.map((person) => (
            <p key={person.fingerprint} className={layout.row}>
              <bdi>{person.name}</bdi>
              <Copyable value={person.fingerprint} />
              {!known.fixed && (
                <Button
                  size="small"
                  look="quiet"
                  aria-label={t('changes.approval.people.removeOf', { name: person.name })}
                  onClick={() => void remove(person).catch(notifyFailure)}
                >
                  {t('changes.approval.people.remove')}
                </Button>
              )}
            </p>
          ))}
        </Fact>
      </FactList>
    </div>
  );
}
