/** Trays of this server for other organisations, or from before trays had one: they cannot be applied here. */
import { useEffect, useState } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { AppliedSet, OtherTray } from '#shared/bridge/changes.ts';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import { isApplied } from '#shared/rules/changes/is-applied.ts';
import { tenantOfTray } from '#shared/rules/changes/tray-name.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { AppliedSets } from './AppliedSets.tsx';
import { saveChangeFile } from './save-changes.ts';
import { useRollBack } from './use-roll-back.ts';

interface OtherTraysProps {
  /** Name of the page's own tray. */
  readonly tray: string;
  readonly server: string;
  readonly user: string;
}

export function OtherTrays({ tray, server, user }: OtherTraysProps) {
  const { t } = useText();
  const others = useOtherTrays(tray);
  return others.map(({ tray: other, name, waiting, sets }) => {
    const tenant = tenantOfTray(other);
    if (tenant === '')
      return <Unknown key={other} tray={other} server={server} user={user} waiting={waiting} sets={sets} />;
    if (waiting === 0) return null;
    return (
      <div key={other} className={layout.part}>
        <Notice>
          {t('changes.elsewhere.tenant', { count: waiting, name: name || tenant, key: tenant })}
        </Notice>
      </div>
    );
  });
}

interface UnknownProps extends OtherTraysProps {
  readonly waiting: number;
  readonly sets: number;
}

function Unknown({ tray, server, user, waiting, sets: count }: UnknownProps) {
  const { t } = useText();
  const [sets, setSets] = useState<readonly AppliedSet[]>([]);
  const source = { id: tray, name: server };
  const way = useRollBack({ server: source, user, onCollected: null });
  useEffect(() => {
    if (count > 0) bridge.changes.tray({ server: tray }).then((read) => setSets(read.sets), notifyFailure);
  }, [tray, count]);
  const save = async () => {
    const { changes } = await bridge.changes.tray({ server: tray });
    const left = changes.filter(({ state }) => !isApplied(state));
    const facts = { made: new Date().toISOString(), from: { server, user } };
    await saveChangeFile(t('changes.file.name', { server }), changeFileText(left, facts));
  };
  const drop = async () => {
    const { changes } = await bridge.changes.tray({ server: tray });
    const yes = await confirm({
      title: t('changes.drop.question', { count: changes.length }),
      text: t('changes.drop.text'),
      action: t('changes.drop.action'),
      danger: true,
      here: true,
    });
    if (yes) await bridge.changes.drop({ server: tray, ids: changes.map(({ id }) => id) });
  };
  return (
    <>
      {waiting > 0 && (
        <div className={layout.part}>
          <Notice
            tone="warning"
            title={t('changes.elsewhere.unknown', { count: waiting })}
            actions={
              <>
                <Button size="small" onClick={() => void save().catch(notifyFailure)}>
                  {t('changes.file.save')}
                </Button>
                <Button size="small" onClick={() => void drop().catch(notifyFailure)}>
                  {t('changes.drop.action')}
                </Button>
              </>
            }
          >
            {t('changes.elsewhere.unknownText')}
          </Notice>
        </div>
      )}
      <AppliedSets sets={sets} server={source} user={user} isTenantKnown={false} way={way} />
    </>
  );
}

/** Re-reads the trays after every change of one; a failure is shown on the page of the own tray. */
function useOtherTrays(tray: string): readonly OtherTray[] {
  const [found, setFound] = useState<readonly OtherTray[]>([]);
  useEffect(() => {
    let latest = 0;
    const read = () => {
      latest += 1;
      const request = latest;
      bridge.changes.elsewhere({ server: tray }).then(
        ({ trays }) => {
          if (request === latest) setFound(trays);
        },
        () => undefined,
      );
    };
    read();
    const stop = onBridgeEvent('changes.changed', read);
    return () => {
      latest = -1;
      stop();
    };
  }, [tray]);
  return found;
}
