/** *History on this computer*: what was opened here and what came of it, page by page, with search and deletion. */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { OpenedLicence } from '#shared/bridge/licence/licence.ts';
import { useProgram } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { DataGrid } from '#widgets/DataGrid/DataGrid.tsx';
import { nothingSelected, selectedCount } from '#widgets/DataGrid/selection.ts';
import type { GridSort } from '#widgets/DataGrid/sorting.ts';
import { usePagedRows } from '#widgets/DataGrid/use-paged-rows.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { SearchField } from '#widgets/SearchField.tsx';
import { TableExport } from '#widgets/TableExport/TableExport.tsx';
import { BulkBar } from '../parts/BulkBar.tsx';
import grid from '../parts/grid.module.css';
import partStyles from '../parts/parts.module.css';
import { OpenedDetail } from './OpenedDetail.tsx';
import { exportColumns, openedColumns, openedSortOf } from './opened-columns.tsx';
import { allOpened, selectedIds } from './opened-rows.ts';

const pageSize = 100;

export function OpenedHistory() {
  const text = useText();
  const { t, formatNumber } = text;
  const { settings } = useProgram();
  const [search, setSearch] = useState('');
  const word = useDeferredValue(search.trim());
  /** Deleting begins the list afresh. */
  const [round, setRound] = useState(0);
  const [selection, setSelection] = useState(nothingSelected);
  const [shown, setShown] = useState<OpenedLicence | null>(null);
  const [gridSort, setGridSort] = useState<GridSort | null>(null);
  /** null: newest first. */
  const sort = useMemo(() => openedSortOf(gridSort), [gridSort]);
  const load = useCallback(
    async (page: number, signal: AbortSignal) => {
      // `round` is no argument of the call; another one makes another list.
      void round;
      const { entries, total } = await bridge.licence.history(
        { search: word, offset: page * pageSize, limit: pageSize, ...(sort ? { sort } : {}) },
        { signal },
      );
      return { rows: entries, total };
    },
    [word, round, sort],
  );
  const { source, error, retry, total } = usePagedRows<OpenedLicence>(load, { pageSize });
  const columns = useMemo(() => openedColumns(text), [text]);
  const count = total === null ? 0 : selectedCount(selection, total);
  const everything = total !== null && total > 0 && word === '' && count === total;

  const forget = async (all: boolean) => {
    const yes = await confirm({
      title: all
        ? t('licence.screen.opened.confirmAllTitle')
        : t('licence.screen.opened.confirmTitle', { count, total: formatNumber(count) }),
      text: t('licence.screen.opened.confirmText'),
      action: t(all ? 'licence.screen.opened.forgetAll' : 'licence.screen.opened.forget'),
      danger: true,
      here: true,
    });
    if (!yes) return;
    try {
      let forgotten = 0;
      if (all) forgotten = (await bridge.licence.forgetHistory({ all: true })).forgotten;
      else {
        for (const ids of await selectedIds(selection, word)) {
          forgotten += (await bridge.licence.forgetHistory({ ids })).forgotten;
        }
      }
      notify({
        tone: 'success',
        text: t('licence.screen.opened.forgotten', { count: forgotten, total: formatNumber(forgotten) }),
      });
    } catch (failure) {
      notify({ tone: 'danger', text: describeError(failure).message });
    }
    setSelection(nothingSelected);
    setRound((now) => now + 1);
  };

  if (total === 0 && word === '' && error === null) {
    return <EmptyState title={t('licence.screen.opened.empty')} text={t('licence.screen.opened.purpose')} />;
  }
  return (
    <section aria-label={t('licence.screen.opened.label')} className={grid.page}>
      <p className={grid.purpose}>{t('licence.screen.opened.purpose')}</p>
      <div className={partStyles.tools}>
        <SearchField
          label={t('licence.screen.opened.label')}
          placeholder={t('licence.screen.opened.search')}
          value={search}
          onChange={(next) => {
            setSearch(next);
            setSelection(nothingSelected);
          }}
          pageSearch
        />
        <span className={partStyles.end}>
          <TableExport
            title={t('licence.screen.opened.label')}
            columns={exportColumns(text)}
            rows={(signal) => allOpened(word, signal, sort ?? undefined)}
            disabled={total === null || total === 0}
          />
          <Button size="small" disabled={total === null || total === 0} onClick={() => void forget(true)}>
            {t('licence.screen.opened.forgetAll')}
          </Button>
        </span>
      </div>
      {error !== null && (
        <ErrorNotice error={error} title={t('licence.screen.opened.failed')} onRetry={retry} />
      )}
      <BulkBar
        atRest={
          <p className={partStyles.counts} role="status">
            {total !== null && t('licence.screen.opened.count', { count: total, total: formatNumber(total) })}
          </p>
        }
        count={
          count === 0 ? null : t('licence.screen.opened.selected', { count, total: formatNumber(count) })
        }
        label={t('licence.screen.opened.selected', { count, total: formatNumber(count) })}
        clearLabel={t('licence.screen.opened.clear')}
        onClear={() => setSelection(nothingSelected)}
      >
        <Button size="small" look="danger" onClick={() => void forget(everything)}>
          {t('licence.screen.opened.forget')}
        </Button>
      </BulkBar>
      <div className={grid.rows} hidden={error !== null && total === null}>
        <DataGrid
          source={source}
          columns={columns}
          label={t('licence.screen.opened.label')}
          rowKey={({ id }) => id}
          height="fill"
          density={settings.tableDensity === 'compact' ? 'compact' : 'normal'}
          empty={t('licence.screen.opened.nothingFound')}
          select={{
            selection,
            onChange: setSelection,
            selectAllLabel: t('licence.screen.opened.selectAll'),
          }}
          sort={gridSort}
          onSort={setGridSort}
          onOpen={setShown}
        />
      </div>
      <OpenedDetail entry={shown} onClose={() => setShown(null)} />
    </section>
  );
}
