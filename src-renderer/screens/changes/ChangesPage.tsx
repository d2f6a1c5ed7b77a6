/** The change tray: what is collected, reviewed, applied together with a result for each, and rolled back. */
import { useAtomValue } from 'jotai';
import { Inbox } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { readTray } from '#data/changes/tray.ts';
import { meant } from '#data/meant.ts';
import { useText } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { reviewChange } from '#shared/rules/changes/apply.ts';
import { type Edits, settle } from '#shared/rules/records/merge.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import { useTray } from '#state/tray.ts';
import { Button } from '#widgets/Button.tsx';
import { chooseMine } from '#widgets/ChooseValues/choose-record.ts';
import { confirm } from '#widgets/confirm.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { Working } from '#widgets/Working.tsx';
import { AppliedSets } from './AppliedSets.tsx';
import { applyTray, checkTray, readingOf, runAtom } from './apply-tray.ts';
import { ApprovalBar } from './approval/ApprovalBar.tsx';
import { AskDialog } from './approval/AskDialog.tsx';
import { useApproval } from './approval/use-approval.ts';
import { ChangeDetail } from './ChangeDetail.tsx';
import { ChangeFileDialog } from './ChangeFileDialog.tsx';
import { saveChanges } from './save-changes.ts';
import { type TrayRow, useTrayList } from './tray-list.tsx';
import { useKinds } from './use-kinds.ts';

type Found = ReadonlyMap<number, TrayChange['state']>;
const nothingFound: Found = new Map();

export function ChangesPage() {
  const { t, formatNumber } = useText();
  const server = useActiveServer();
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user.username : '';
  const name = serverName(server, t);
  const tray = useTray();
  const { error, read } = useReading(server.id);
  const [found, setFound] = useState(nothingFound);
  const [checking, setChecking] = useState(false);
  const run = useAtomValue(runAtom);
  const navigate = useNavigate();
  const inFile = useMatch('/changes/file') !== null;
  const asks = useMatch('/changes/approval') !== null;
  const approval = useApproval(server.id);
  const stopped = approval?.demanded === true && approval.problem !== null;
  const ready = tray.server === server.id;
  const kinds = useKinds(tray.changes);
  const list = useTrayList(ready ? tray.changes : undefined, found, error, read);
  const shown = tray.changes.find(({ id }) => String(id) === list.open);
  const row = list.found.find(({ id }) => id === shown?.id);
  const count = tray.changes.length;

  const apply = async () => {
    const yes = await confirm({
      title: t('changes.apply.question', { count, server: name }),
      ...{ text: t('changes.apply.text'), action: t('changes.apply.action', { count }) },
    });
    if (!yes) return;
    setFound(nothingFound);
    const came = await applyTray(server.id, user);
    if (!came) return notify({ tone: 'info', text: t('changes.apply.elsewhere') });
    if (came.done > 0) notify({ tone: 'success', text: t('changes.apply.done', { count: came.done }) });
    if (came.cancelled) notify({ tone: 'info', text: t('changes.apply.cancelled') });
    else if (came.left > 0) notify({ tone: 'danger', text: t('changes.apply.rest', { count: came.left }) });
  };
  const check = async () => {
    setChecking(true);
    try {
      const reviews = await checkTray(tray.changes);
      const states = [...reviews].map(
        ([id, { state }]) => [id, state === 'open' ? 'waiting' : state] as const,
      );
      setFound(new Map(states));
      const odd = states.filter(([, state]) => state !== 'waiting' && state !== 'held').length;
      notify(
        odd === 0
          ? { tone: 'success', text: t('changes.check.done') }
          : { tone: 'info', text: t('changes.check.found', { count: odd }) },
      );
    } finally {
      setChecking(false);
    }
  };
  const drop = async (rows: readonly TrayRow[]) => {
    const yes = await confirm({
      title: t('changes.drop.question', { count: rows.length }),
      ...{ text: t('changes.drop.text'), action: t('changes.drop.action'), danger: true, here: true },
    });
    if (!yes) return;
    await bridge.changes.drop({ server: server.id, ids: rows.map(({ id }) => id) });
    list.selection?.clear();
    list.show('');
  };
  const resolve = async (change: TrayRow) => {
    if (!(await resolved(server.id, change))) return;
    setFound((now) => new Map([...now].filter(([id]) => id !== change.id)));
    notify({ tone: 'success', text: t('changes.resolved') });
  };
  const say = (work: Promise<unknown>) => void work.catch(notifyFailure);

  return (
    <ListScreen
      list={list}
      label={t('changes.title')}
      head={{
        title: t('changes.title'),
        purpose: t('changes.purpose'),
        actions: (
          <>
            <Button onClick={() => void navigate('/changes/file')}>{t('changes.file.open')}</Button>
            {count > 0 && (
              <>
                <Button busy={checking} disabled={run !== null} onClick={() => say(check())}>
                  {t('changes.check.action')}
                </Button>
                <Button look="primary" busy={run !== null} disabled={stopped} onClick={() => say(apply())}>
                  {t('changes.apply.action', { count })}
                </Button>
              </>
            )}
          </>
        ),
      }}
      notices={
        <>
          {run && (
            <Working>
              {t('changes.apply.running', { done: run.done, total: run.total })}
              <Button size="small" onClick={run.cancel}>
                {t('changes.apply.cancel')}
              </Button>
            </Working>
          )}
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
      empty={{ icon: <Inbox size={28} />, title: t('changes.empty'), text: t('changes.emptyText') }}
      nothing={t('changes.nothing')}
      height={{ most: 520 }}
      tools={
        <Button size="small" onClick={() => say(saveChanges(tray.changes, name, user))}>
          {t('changes.file.save')}
        </Button>
      }
      bulk={(chosen) => (
        <Button size="small" look="danger" onClick={() => say(chosen.chosen().then(drop))}>
          {t('changes.drop.action')}
        </Button>
      )}
      onOpen={({ id }) => list.show(String(id))}
      actions={(one) => [
        ...(one.state === 'conflict'
          ? [{ key: 'resolve', label: t('changes.resolve'), onSelect: () => say(resolve(one)) }]
          : []),
        {
          ...{
            key: 'drop',
            label: t('changes.drop.action'),
            name: t('changes.drop.one', { change: one.what }),
          },
          ...{ danger: true, onSelect: () => say(drop([one])) },
        },
      ]}
    >
      {row && (
        <ChangeDetail
          change={row}
          kinds={kinds}
          onDrop={() => say(drop([row]))}
          onResolve={() => say(resolve(row))}
          onClose={() => list.show('')}
        />
      )}
      {asks && (
        <AskDialog
          server={{ id: server.id, name }}
          user={user}
          changes={tray.changes}
          onClose={() => void navigate('/changes', { replace: true })}
        />
      )}
      {inFile && (
        <ChangeFileDialog
          server={{ id: server.id, name }}
          user={user}
          onClose={() => void navigate('/changes', { replace: true })}
        />
      )}
      <AppliedSets sets={tray.sets} server={{ id: server.id, name }} user={user} />
    </ListScreen>
  );
}

/** The tray is read when the page is opened; the frame keeps it up to date. */
function useReading(server: string) {
  const [error, setError] = useState<unknown>(null);
  const read = useCallback(() => {
    readTray(server).then(() => setError(null), setError);
  }, [server]);
  useEffect(read, [read]);
  return { error, read };
}

/** Asks field by field, and notes what was chosen over what was seen of theirs. Answers false where nothing was chosen. */
async function resolved(server: string, change: TrayRow): Promise<boolean> {
  const reading = readingOf(meant());
  const review = await reviewChange(change, reading);
  const kind = await reading.kindOf(change.kind);
  const edits = change.edits as Edits<Record<string, unknown>>;
  if (review.state !== 'conflict' || !kind) {
    await bridge.changes.edit({ server, id: change.id, edits: change.edits });
    return true;
  }
  const mine = await chooseMine(kind, change.place, review.clashes);
  if (!mine) return false;
  const agreed = settle(edits, review.clashes, (name) => mine.has(name));
  await bridge.changes.edit({ server, id: change.id, edits: agreed as typeof change.edits });
  return true;
}
