/** All opened licences: what needs attention first, filter, search, totals, export, and what to do with several. */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { boardColumns } from '#shared/rules/licence/board/board-columns.ts';
import { filterBoard } from '#shared/rules/licence/board/board-filter.ts';
import { orderByAttention } from '#shared/rules/licence/board/board-order.ts';
import { type BoardRow, boardRow } from '#shared/rules/licence/board/board-row.ts';
import { boardTotals } from '#shared/rules/licence/board/board-totals.ts';
import { boardNotice, shownColumns } from '#shared/rules/licence/board/board-workbook.ts';
import { useProgram } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import { DataGrid } from '#widgets/DataGrid/DataGrid.tsx';
import { arrayRows } from '#widgets/DataGrid/row-source.ts';
import { isSelected, nothingSelected } from '#widgets/DataGrid/selection.ts';
import { SearchField } from '#widgets/SearchField.tsx';
import { TableExport } from '#widgets/TableExport/TableExport.tsx';
import { BulkBar } from '../parts/BulkBar.tsx';
import { FilterChips } from '../parts/FilterChips.tsx';
import { BoardTotalsLine } from './BoardTotalsLine.tsx';
import styles from './board.module.css';
import { boardGridColumns } from './board-columns.tsx';
import type { BoardPlace } from './board-place.ts';
import { attentionChips, boardOrder } from './board-view.ts';
import type { Board } from './use-board.ts';
import type { BoardChoice } from './use-board-choice.ts';

/** Files that a family takes (the contract's limit). */
const familyMost = 50;

interface BoardListProps {
  readonly board: Board;
  readonly choice: BoardChoice;
  readonly onOpen: (place: BoardPlace) => void;
}

export function BoardList({ board, choice, onOpen }: BoardListProps) {
  const text = useText();
  const { t, language, formatNumber } = text;
  const { settings } = useProgram();
  const { files, store } = board;
  const { search, setSearch, attention, setAttention, sort, setSort, selection, setSelection } = choice;
  const all = useMemo(
    () => orderByAttention(files.map(({ summary }, index) => boardRow(summary, index))),
    [files],
  );
  const totals = useMemo(() => boardTotals(all), [all]);
  const rows = useMemo(
    () => filterBoard(all, { text: search, attention: attention === 'all' ? null : attention }),
    [all, search, attention],
  );
  const order = useMemo(() => boardOrder(rows, sort, language), [rows, sort, language]);
  const source = useMemo(() => arrayRows(rows, order), [rows, order]);
  const columns = useMemo(() => boardGridColumns(text, all, (row) => files[row.file]), [text, all, files]);
  const title = t('licence.screen.entry.board');
  const ordered = () => Array.from(rows, (row, index) => rows[order?.[index] ?? index] ?? row);
  const keyOf = (row: BoardRow) => files[row.file]?.key ?? '';
  const selected = rows.filter((row) => isSelected(selection, keyOf(row)));
  const keys = selected.map(keyOf);
  const count = keys.length;
  return (
    <>
      <div className={styles.line}>
        <SearchField
          label={t('licence.screen.entry.board')}
          placeholder={t('licence.screen.board.search')}
          value={search}
          onChange={setSearch}
          pageSearch
        />
        <span className={styles.end}>
          <TableExport
            title={title}
            columns={boardColumns(t)}
            asWorkbook={{
              columns: shownColumns(boardColumns(t)),
              notice: () => boardNotice(ordered(), t, formatNumber),
            }}
            rows={ordered}
            disabled={rows.length === 0}
            others={[
              {
                key: 'json',
                label: t('licence.screen.report.json'),
                save: async () =>
                  (await import('./board-forms.ts')).saveBoardJson({ title, rows: ordered() }),
              },
              ...(rows.some(({ expiryDate, summary }) => expiryDate !== null || summary.fileEnd)
                ? [
                    {
                      key: 'calendar',
                      label: t('licence.screen.report.calendar'),
                      save: async () =>
                        (await import('./board-forms.ts')).saveBoardCalendar(
                          { title, rows: ordered() },
                          language,
                        ),
                    },
                  ]
                : []),
            ]}
          />
        </span>
      </div>
      <FilterChips
        label={t('licence.screen.board.filter')}
        options={attentionChips(totals, attention, text)}
        value={attention}
        onChange={setAttention}
      />
      <BulkBar
        atRest={<BoardTotalsLine totals={totals} shown={rows.length} />}
        count={
          count === 0 ? null : t('licence.screen.board.selected', { count, amount: formatNumber(count) })
        }
        label={t('licence.screen.board.withSelected')}
        clearLabel={t('licence.screen.board.clear')}
        onClear={() => setSelection(nothingSelected)}
      >
        {count === 1 && (
          <Button size="small" onClick={() => onOpen({ view: 'row', keys })}>
            {t('licence.screen.board.open')}
          </Button>
        )}
        {count === 2 && (
          <Button size="small" look="primary" onClick={() => onOpen({ view: 'compare', keys })}>
            {t('licence.screen.board.compare')}
          </Button>
        )}
        {count >= 2 && (
          <Button
            size="small"
            disabled={count > familyMost}
            title={
              count > familyMost ? t('licence.screen.board.familyMost', { most: familyMost }) : undefined
            }
            onClick={() => onOpen({ view: 'family', keys })}
          >
            {t('licence.screen.board.family')}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            store.remove(new Set(keys));
            setSelection(nothingSelected);
          }}
        >
          {t('licence.screen.board.remove')}
        </Button>
      </BulkBar>
      <div className={styles.rows}>
        <DataGrid
          source={source}
          columns={columns}
          label={t('licence.screen.board.label')}
          rowKey={keyOf}
          height="fill"
          density={settings.tableDensity === 'compact' ? 'compact' : 'normal'}
          empty={t('licence.screen.board.nothingFound')}
          sort={sort}
          onSort={setSort}
          select={{
            selection,
            onChange: setSelection,
            selectAllLabel: t('licence.screen.board.selectAll'),
          }}
          onOpen={(row) => onOpen({ view: 'row', keys: [keyOf(row)] })}
        />
      </div>
    </>
  );
}
