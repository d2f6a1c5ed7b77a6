import { History } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { serverText, entryTitleText } from '#widgets/Journal/journal-text.ts';
import { undoEntry, undoObstacle } from '#widgets/Journal/undo-entry.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { Notice } from '#widgets/Notice.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { notify } from '#widgets/notify.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import { journalColumns, type ShownEntry } from './journal-columns.tsx';
import { results, toFilter } from './journal-filter.ts';
import { useFacets, useJournalChanges, allEntries } from './journal-reads.ts';

export function JournalPage() {
  const text = useText();
  const { t, formatNumber } = text;
  const { settings } = useProgram();
  const here = useHere();
  const facets = useFacets();
  const list = useJournalList(facets.data);
  useJournalChanges(() => list.reload?.());
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

/** Entries of a page, and cached pages: some screens to either side of the visible rows. */
const pageSize = 100;
const keptPages = 8;

function useJournalList(facets: ReturnType<typeof useFacets>['data']) {
  const text = useText();
  const { t, language } = text;
  const titles = facets?.titles ?? [];
  const list = useList({
    name: 'journal',
    open: 'entry',
    filters: {
      find: { kind: 'search', placeholder: t('journal.find') },
      server: {
        kind: 'choice',
        label: t('journal.filter.server'),
        open: true,
        options: (facets?.servers ?? []).map(({ id, name }) => ({
          value: id,
          label: serverText({ server: id, serverName: name }, t),
        })),
      },
      result: {
        kind: 'choice',
        label: t('journal.filter.result'),
        options: results.map((value) => ({ value, label: t(`journal.result.${value}`) })),
      },
      from: { kind: 'day', label: t('journal.filter.from') },
      to: { kind: 'day', label: t('journal.filter.to'), since: 'from' },
    },
    source: {
      pageSize,
      keep: keptPages,
      // The search is for translated words, so another language matches other titles.
      of: JSON.stringify([titles, language]),
      load: async ({ values, pageNo, pageSize: limit }, signal) => {
        const asked = { ...toFilter(values, titles, entryTitleText), offset: (pageNo - 1) * limit, limit };
        const { entries, total } = await bridge.journal.list(asked, { signal });
        return { rows: entries, total };
      },
      all: ({ values }, signal) => allEntries(toFilter(values, titles, entryTitleText), signal),
    },
    columns: journalColumns(text, (id) => list.show(String(id))),
    rowKey: ({ id }: ShownEntry) => String(id),
  });
  return list;
}
