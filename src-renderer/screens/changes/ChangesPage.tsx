/** The tray: changes are collected, reviewed, applied together with a result for each, and rolled back. */
import { useAtomValue } from 'jotai';
import { Inbox } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { readTray } from '#data/changes/tray.ts';
import { useText, withTexts } from '#data/text.ts';
import type { AppliedSet } from '#shared/bridge/changes.ts';
import { tellsOfSignIn } from '#shared/rules/changes/sign-in-kinds.ts';
import { useCollecting } from '#state/collecting-choice.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { usePlatformHost } from '#state/menu.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import { useTray, useTrayName } from '#state/tray.ts';
import { Button } from '#widgets/Button.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { TrayDamageNotice } from '#widgets/TrayDamage.tsx';
import { WithAntd } from '#widgets/WithAntd.tsx';
import { AppliedSets } from './AppliedSets.tsx';
import { ApplyRun } from './ApplyRun.tsx';
import { gatherMade } from './apply-tray.ts';
import { ApprovalBar } from './approval/ApprovalBar.tsx';
import { AskDialog } from './approval/AskDialog.tsx';
import { useApproval } from './approval/use-approval.ts';
import { ChangeDetail } from './ChangeDetail.tsx';
import { ChangeFileDialog } from './ChangeFileDialog.tsx';
import { Configurations } from './configuration/Configurations.tsx';
import { editableChangeFields } from './editable-fields.ts';
import { OtherTrays } from './OtherTrays.tsx';
import { runAtom } from './run.ts';
import { SetDialog } from './SetDialog.tsx';
import { saveChanges } from './save-changes.ts';
import { type TrayRow, useTrayList } from './tray-list.tsx';
import { useKinds } from './use-kinds.ts';
import { useOutcomeCheck } from './use-outcome-check.ts';
import { useRollBack } from './use-roll-back.ts';
import { useTrayWork } from './use-tray-work.tsx';

/** Lazy, because the dialog brings the controls of forms with it. */
const EditChange = lazyComponent(async () => (await withTexts(import('./EditChange.tsx'))).EditChange);

const LaterDialog = lazyComponent(async () => (await withTexts(import('./LaterDialog.tsx'))).LaterDialog);

export function ChangesPage() {
  const { t, formatNumber } = useText();
  const server = useActiveServer();
  const session = useSession();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const user = facts?.user.username ?? '';
  const name = serverName(server, t);
  const trayName = useTrayName();
  const tray = useTray();
  const { error, read } = useReading(trayName);
  const run = useAtomValue(runAtom);
  const collecting = useCollecting();
  const navigate = useNavigate();
  const host = usePlatformHost();
  const inFile = useMatch('/changes/file') !== null;
  const asks = useMatch('/changes/approval') !== null;
  const isLater = useMatch('/changes/later') !== null;
  const approval = useApproval(trayName);
  const stopped = approval?.demanded === true && approval.problem !== null;
  const edited = useMatch('/changes/edit/:id')?.params.id;
  const backId = useMatch('/changes/back/:id')?.params.id;
  const setId = useMatch('/changes/set/:id')?.params.id;
  const opened = tray.sets.find(({ id }) => String(id) === setId);
  const ready = tray.server === trayName;
  const kinds = useKinds(tray.changes);
  useEffect(() => {
    if (ready && user !== '' && tray.appliedCount > 0 && run === null)
      void gatherMade(trayName, user).catch(notifyFailure);
  }, [ready, trayName, user, tray.appliedCount, run]);
  const trayInfo = { id: trayName, profile: server.id, name, host };
  const work = useTrayWork({ server: trayInfo, facts, changes: tray.changes });
  const { checking, say } = work;
  const { list, needs, factsOf } = useTrayList(ready ? tray.changes : undefined, work.found, error, read);
  useOutcomeCheck(trayName, user, list.open);
  const shown = tray.changes.find(({ id }) => String(id) === list.open);
  const row = list.matchingRows.find(({ id }) => id === shown?.id);
  const count = tray.changes.length;
  const toEdit = tray.changes.find(({ id }) => String(id) === edited);
  const editKind = toEdit && kinds.get(toEdit.kind);
  const editFields = toEdit && editableChangeFields(editKind, toEdit);
  const home = () => void navigate('/changes', { replace: true });
  const way = useRollBack({
    server: { id: trayName, name },
    user,
    onCollected: (back) => say(work.takeBack(back)),
  });
  const toRollBack = ready && user !== '' ? tray.sets.find(({ id }) => String(id) === backId) : undefined;
  const beginRollBack = useEffectEvent((set: AppliedSet) => {
    home();
    say(way.rollBack(set));
  });
  // The header, the palette and the overview link to this address.
  useEffect(() => {
    if (toRollBack) beginRollBack(toRollBack);
  }, [toRollBack]);
  const drop = async (rows: readonly TrayRow[]) => {
    if (!(await work.drop(rows))) return;
    list.selection?.clear();
    list.show('');
  };

  return (
    <ListScreen
      list={list}
      label={t('changes.title')}
      head={{
        title: t('changes.title'),
        purpose: t('changes.purpose'),
        actions: (
          <>
            <Configurations server={server} user={user} />
            <Button onClick={() => void navigate('/changes/file')}>{t('changes.file.open')}</Button>
            {count > 0 && (
              <>
                <Button busy={checking} disabled={run !== null} onClick={() => say(work.check())}>
                  {t('changes.check.action')}
                </Button>
                {approval?.demanded !== true && (
                  <Button
                    disabled={run !== null || work.later.length === 0}
                    onClick={() => void navigate('/changes/later')}
                  >
                    {t('changes.later.action')}
                  </Button>
                )}
                <Button
                  look="primary"
                  busy={run !== null}
                  disabled={stopped}
                  onClick={() => say(work.apply())}
                >
                  {t('changes.apply.action', { count })}
                </Button>
              </>
            )}
          </>
        ),
      }}
      notices={
        <>
          <TrayDamageNotice />
          {run && <ApplyRun run={run} />}
          {approval?.demanded && count > 0 && !run && (
            <ApprovalBar
              approval={approval}
              onAsk={() => void navigate('/changes/approval')}
              onAnswer={() => void navigate('/changes/file')}
            />
          )}
        </>
      }
      count={(total) => t('changes.count', { count: total, total: formatNumber(total) })}
      failed={t('changes.failed')}
      empty={{
        icon: <Inbox size={28} />,
        title: t('changes.empty'),
        text: t('changes.emptyText'),
        action: !collecting.on && (
          <Button onClick={() => collecting.toggle(true)}>{t('changes.mode.collect')}</Button>
        ),
      }}
      nothing={t('changes.nothing')}
      height={{ most: 520 }}
      tools={
        <Button
          size="small"
          disabled={!ready || count === 0}
          onClick={() => say(saveChanges(tray.changes, name, user, host))}
        >
          {t('changes.file.save')}
        </Button>
      }
      bulk={(chosen) => (
        <Button size="small" look="danger" onClick={() => say(chosen.chosen().then(drop))}>
          {t('changes.drop.action')}
        </Button>
      )}
      onOpen={({ id }) => list.show(String(id))}
      actions={(changeRow) => [
        ...(changeRow.state === 'conflict'
          ? [{ key: 'resolve', label: t('changes.resolve'), onSelect: () => say(work.resolve(changeRow)) }]
          : []),
        {
          key: 'drop',
          label: t('changes.drop.action'),
          name: t('changes.drop.one', { change: factsOf(changeRow).what }),
          danger: true,
          onSelect: () => say(drop([changeRow])),
        },
        ...work.moves(needs, changeRow.at - 1),
      ]}
    >
      {row && (
        <ChangeDetail
          change={row}
          facts={factsOf(row)}
          kinds={kinds}
          onDrop={() => say(drop([row]))}
          onDropField={({ name: field, label }) => say(work.dropField(row, field, label))}
          onEdit={
            editableChangeFields(kinds.get(row.kind), row) && (() => void navigate(`/changes/edit/${row.id}`))
          }
          onResolve={() => say(work.resolve(row))}
          onSignIn={tellsOfSignIn([row]) ? work.tellOfSignIn : null}
          onClose={() => list.show('')}
        />
      )}
      {asks && (
        <AskDialog server={{ id: trayName, name, host }} user={user} changes={tray.changes} onClose={home} />
      )}
      {isLater && work.later.length > 0 && (
        <WithAntd>
          <LaterDialog count={work.later.length} server={name} onKeep={work.keepForLater} onClose={home} />
        </WithAntd>
      )}
      {inFile && <ChangeFileDialog server={{ id: trayName, name }} user={user} onClose={home} />}
      {toEdit && editKind && editFields && (
        <WithAntd>
          <EditChange
            server={trayName}
            change={toEdit}
            kind={editKind}
            fields={editFields}
            onClose={() => {
              work.forget(toEdit);
              home();
            }}
          />
        </WithAntd>
      )}
      <OtherTrays tray={trayName} server={name} user={user} />
      {opened && <SetDialog key={opened.id} server={trayName} set={opened} onClose={home} />}
      <AppliedSets
        sets={tray.sets}
        onOpen={(id) => void navigate(`/changes/set/${id}`)}
        server={{ id: trayName, name }}
        user={user}
        isTenantKnown
        way={way}
      />
    </ListScreen>
  );
}

/** Reads the tray when the page opens; the frame keeps it up to date afterwards. */
function useReading(server: string) {
  const [error, setError] = useState<unknown>(null);
  const read = useCallback(() => {
    readTray(server).then(() => setError(null), setError);
  }, [server]);
  useEffect(read, [read]);
  return { error, read };
}
