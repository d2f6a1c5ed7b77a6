/** The journal of changes that were made from this computer: filter, rows as they come into view, detail, export. */
import { History } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { ListedEntry } from '#shared/bridge/journal.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { DataGrid } from '#widgets/DataGrid/DataGrid.tsx';
import { usePagedRows } from '#widgets/DataGrid/use-paged-rows.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { TableExport } from '#widgets/TableExport/TableExport.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import styles from './Journal.module.css';
import { JournalFilters } from './JournalFilters.tsx';
import { exportColumns, journalColumns } from './journal-columns.tsx';
import {
  daysInOrder,
  draftFrom,
  isNarrowed,
  type JournalDraft,
  toFilter,
  withEntry,
} from './journal-filter.ts';
import { allEntries, useFacets, useJournalChanges } from './journal-reads.ts';
import { serverText, titleText } from './journal-text.ts';
import { undoEntry, undoObstacle } from './undo-entry.ts';

/** Entries of a page, and pages that are kept: some screens to either side. */
const pageSize = 100;
const keptPages = 8;

export function JournalPage() {
  const text = useText();
  const { t, formatNumber, language } = text;
  const { settings } = useProgram();
  const [params, setParams] = useSearchParams();
  const here = useHere();
  const facets = useFacets();
  const draft = draftFrom(params);
  // Another language has other words, which other titles hold.
  const filterText = JSON.stringify([draft, facets.data?.titles ?? [], language]);
  const filter = useMemo(() => {
    const [given, titles] = JSON.parse(filterText) as [JournalDraft, string[]];
    return toFilter(given, given.find.trim() === '' ? [] : titles, titleText);
  }, [filterText]);
  const load = useCallback(
    async (page: number, signal: AbortSignal) => {
      const asked = { ...filter, offset: page * pageSize, limit: pageSize };
      const { entries, total } = await bridge.journal.list(asked, { signal });
      return { rows: entries, total };
    },
    [filter],
  );
  const { source, error, retry, total } = usePagedRows<ListedEntry>(load, { pageSize, keep: keptPages });
  useJournalChanges(useCallback(() => source.reset(), [source]));

  const change = (next: Readonly<Record<string, string>>) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        for (const [name, value] of Object.entries(next)) {
          if (value === '') changed.delete(name);
          else changed.set(name, value);
        }
        return changed;
      },
      { replace: true },
    );
  const columns = useMemo(
    () =>
      journalColumns(text, {
        open: ({ id }) => setParams((now) => withEntry(now, id), { replace: true }),
        undo: (entry) => void undoEntry(entry.id, serverText(entry, text.t), text.t),
        canUndo: (entry) => undoObstacle(entry, here) === null,
      }),
    [text, here, setParams],
  );
  const nothingYet = total === 0 && !isNarrowed(draft) && error === null;
  const shown = Number(params.get('entry'));
  return (
    <section className={styles.page} aria-label={t('journal.title')}>
      <PageHeader
        title={t('journal.title')}
        purpose={t('journal.purpose')}
        actions={
          <>
            <TableExport
              title={t('journal.title')}
              columns={exportColumns(text)}
              rows={(signal) => allEntries(filter, signal)}
              {...(total === null ? {} : { total })}
              disabled={total === null || total === 0}
            />
            <Button size="small" disabled={total === null || nothingYet} onClick={() => void forgetAll(text)}>
              {t('journal.forget.action')}
            </Button>
          </>
        }
      />
      {facets.data?.lostTail && <Notice tone="warning">{t('journal.lostTail')}</Notice>}
      {facets.data?.setAside && (
        <Notice tone="warning">{t('journal.setAside', { file: facets.data.setAside })}</Notice>
      )}
      {!nothingYet && (
        <>
          <JournalFilters draft={draft} servers={facets.data?.servers ?? []} onDraft={change} />
          <p className={styles.counts}>
            <span role="status">
              {total !== null && t('journal.count', { count: total, total: formatNumber(total) })}
            </span>
            <Link to="/settings?find=journalDays" title={t('journal.keptLink')}>
              {t('journal.kept', { count: settings.journalDays })}
            </Link>
          </p>
        </>
      )}
      {error !== null && <ErrorNotice error={error} title={t('journal.failed')} onRetry={retry} />}
      {nothingYet ? (
        <EmptyState
          icon={<History size={28} />}
          title={t('journal.empty')}
          text={t('journal.emptyText')}
          action={<Link to="/info">{t('journal.emptyAction')}</Link>}
        />
      ) : (
        <div className={styles.rows}>
          <DataGrid
            source={source}
            columns={columns}
            label={t('journal.title')}
            rowKey={({ id }) => String(id)}
            height="fill"
            density={settings.tableDensity === 'compact' ? 'compact' : 'normal'}
            empty={t(daysInOrder(draft) ? 'journal.nothing' : 'journal.filter.wrongDays')}
            onOpen={({ id }) => change({ entry: String(id) })}
          />
        </div>
      )}
      <EntryDetail
        id={Number.isInteger(shown) && shown > 0 ? shown : null}
        here={here}
        onClose={() => change({ entry: '' })}
      />
    </section>
  );
}

/** The server in use and who is signed in to it: a change is undone by whoever made it. */
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
