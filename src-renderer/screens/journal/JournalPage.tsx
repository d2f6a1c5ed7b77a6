import { History } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { serverText } from '#widgets/Journal/journal-text.ts';
import { undoEntry, undoObstacle } from '#widgets/Journal/undo-entry.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import { useJournalList } from './journal-list.ts';
import { useFacets, useJournalChanges } from './journal-reads.ts';

export function JournalPage() {
  const text = useText();
  const { t, formatNumber } = text;
  const { settings } = useProgram();
  const here = useHere();
  const facets = useFacets();
  const list = useJournalList(facets.data);
  useJournalChanges(() => list.again?.());
  const shown = Number(list.open);
  return (
    <ListScreen
      list={list}
      label={t('journal.title')}
      head={{
        title: t('journal.title'),
        purpose: t('journal.purpose'),
        actions: (
          <Button
            disabled={list.total === null || (list.total === 0 && list.narrowing.length === 0)}
            onClick={() => void forgetAll(text)}
          >
            {t('journal.forget.action')}
          </Button>
        ),
      }}
      notices={
        <>
          {facets.data?.lostTail && <Notice tone="warning">{t('journal.lostTail')}</Notice>}
          {facets.data?.setAside && (
            <Notice tone="warning">{t('journal.setAside', { file: facets.data.setAside })}</Notice>
          )}
        </>
      }
      count={(total) => t('journal.count', { count: total, total: formatNumber(total) })}
      beside={
        <Link to="/settings?find=journalDays" title={t('journal.keptLink')}>
          {t('journal.kept', { count: settings.journalDays })}
        </Link>
      }
      failed={t('journal.failed')}
      empty={{
        icon: <History size={28} />,
        title: t('journal.empty'),
        text: t('journal.emptyText'),
        action: <Link to="/info">{t('journal.emptyAction')}</Link>,
      }}
      nothing={t('journal.nothing')}
      height="page"
      onOpen={({ id }) => list.show(String(id))}
      actions={(entry) =>
        undoObstacle(entry, here) === null
          ? [
              {
                key: 'undo',
                label: t('journal.undo.action'),
                onSelect: () => void undoEntry(entry.id, serverText(entry, t), t),
              },
            ]
          : []
      }
    >
      <EntryDetail
        id={Number.isInteger(shown) && shown > 0 ? shown : null}
        here={here}
        onClose={() => list.show('')}
      />
    </ListScreen>
  );
}

/** The active server and its signed-in user: only the author of a change may undo it. */
function useHere() {
  const { id } = useActiveServer();
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user.username : null;
  return useMemo(() => ({ server: id, user }), [id, user]);
}

async function forgetAll({ t, formatNumber }: ReturnType<typeof useText>): Promise<void> {
  try {
    const everything = { search: '', titles: [], server: null, result: null, from: null, to: null };
    const { total } = await bridge.journal.list({ ...everything, offset: 0, limit: 1 });
    const yes = await confirm({
      title: t('journal.forget.question'),
      text: t('journal.forget.text', { count: total, total: formatNumber(total) }),
      action: t('journal.forget.action'),
      danger: true,
    });
    if (!yes) return;
    const { forgotten } = await bridge.journal.forget({});
    notify({
      tone: 'success',
      text: t('journal.forget.done', { count: forgotten, total: formatNumber(forgotten) }),
    });
  } catch (failure) {
    notify({ tone: 'danger', text: describeError(failure).message });
  }
}
