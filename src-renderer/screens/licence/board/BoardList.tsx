/** The list of all opened licences, urgent ones first, with filter, search, totals, export and batch actions. */
import { useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import { attentions } from '#shared/rules/licence/board/attention.ts';
import { boardColumns } from '#shared/rules/licence/board/board-columns.ts';
import { filterBoard } from '#shared/rules/licence/board/board-filter.ts';
import { orderByAttention } from '#shared/rules/licence/board/board-order.ts';
import { type BoardRow, boardRow } from '#shared/rules/licence/board/board-row.ts';
import { type BoardTotals, boardTotals } from '#shared/rules/licence/board/board-totals.ts';
import { boardNotice, shownColumns } from '#shared/rules/licence/board/board-workbook.ts';
import { Button } from '#widgets/Button.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import side from '#widgets/looks/side-tabs.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import styles from './board.module.css';
import type { BoardAddress } from './board-address.ts';
import { boardGridColumns } from './board-columns.tsx';
import { attentionChips, seatTotalText } from './board-view.ts';
import { Organisations, rowsOfOrganisation } from './Organisations.tsx';
import type { LicenceBoard } from './use-board.ts';

/** Files of one family at most (the contract's limit). */
const familyMost = 50;

interface BoardListProps {
  readonly board: LicenceBoard;
  readonly onOpen: (address: BoardAddress) => void;
}

export function BoardList({ board, onOpen }: BoardListProps) {
  const text = useText();
  const { t, language, formatNumber } = text;
  const { files, store } = board;
  const all = useMemo(
    () => orderByAttention(files.map(({ summary }, index) => boardRow(summary, index))),
    [files],
  );
  const [customer, setCustomer] = useState<string | null>(null);
  const shown = useMemo(() => rowsOfOrganisation(all, customer), [all, customer]);
  const totals = useMemo(() => boardTotals(shown), [shown]);
  const columns = useMemo(() => boardGridColumns(text, all, (row) => files[row.file]), [text, all, files]);
  const title = t('licence.screen.entry.board');
  const keyOf = (row: BoardRow) => files[row.file]?.key ?? '';
  const list = useList({
    name: 'licenceBoard',
    // The list's state stays out of the address: a view of one row changes the address, and must not reset the list.
    addressPrefix: null,
    filters: {
      q: {
        kind: 'search',
        label: title,
        placeholder: t('licence.screen.board.search'),
        narrow: (rows: readonly BoardRow[], value) => filterBoard(rows, { text: value, attention: null }),
      },
      attention: {
        kind: 'chips',
        label: t('licence.screen.board.filter'),
        // A chosen kind stays even if no licence is left of it.
        options: (chosen) => attentionChips(totals, chosen, text),
        narrow: (rows, value) =>
          filterBoard(rows, { text: '', attention: attentions.find((kind) => kind === value) ?? null }),
      },
    },
    source: { data: shown },
    columns,
    rowKey: keyOf,
    select: true,
  });
  const forms = async () => import('./board-forms.ts');
  return (
    <div className={`${side.split} ${styles.split}`}>
      <Organisations
        rows={all}
        chosen={customer}
        onChoose={setCustomer}
        onOpen={(row) => onOpen({ view: 'row', keys: [keyOf(row)] })}
      />
      <div className={`${layout.fill} ${styles.list}`}>
        <ListScreen
          list={list}
          label={t('licence.screen.board.label')}
          empty={{ title: t('licence.screen.board.nothingFound'), text: t('common.table.nothingFoundHint') }}
          nothing={t('licence.screen.board.nothingFound')}
          atRest={<BoardTotalsLine totals={totals} visibleFiles={list.total ?? 0} />}
          height={{ windowLess: 380 }}
          onOpen={(row) => onOpen({ view: 'row', keys: [keyOf(row)] })}
          file={{
            title,
            columns: boardColumns(t),
            asWorkbook: {
              columns: shownColumns(boardColumns(t)),
              notice: (rows) => boardNotice(rows, t, formatNumber),
            },
            others: [
              {
                key: 'json',
                label: t('licence.screen.report.json'),
                save: async (rows) => (await forms()).saveBoardJson({ title, rows }),
              },
              ...(all.some(({ expiryDate, summary }) => expiryDate !== null || summary.fileEnd)
                ? [
                    {
                      key: 'calendar',
                      label: t('licence.screen.report.calendar'),
                      save: async (rows: readonly BoardRow[]) =>
                        (await forms()).saveBoardCalendar({ title, rows }, language),
                    },
                  ]
                : []),
            ],
          }}
          bulkWords={{
            label: t('licence.screen.board.withSelected'),
            clear: t('licence.screen.board.clear'),
            all: t('licence.screen.board.selectAll'),
            count: (count) => t('licence.screen.board.selected', { count, amount: formatNumber(count) }),
          }}
          bulk={(chosen) => (
            <BoardBulk
              keys={chosen.inMemory.map(keyOf)}
              onOpen={onOpen}
              onRemove={(keys) => {
                store.remove(new Set(keys));
                chosen.clear();
              }}
            />
          )}
        />
      </div>
    </div>
  );
}

interface BoardBulkProps {
  readonly keys: readonly string[];
  readonly onOpen: (address: BoardAddress) => void;
  readonly onRemove: (keys: readonly string[]) => void;
}

function BoardBulk({ keys, onOpen, onRemove }: BoardBulkProps) {
  const { t } = useText();
  const count = keys.length;
  return (
    <>
      {count === 1 && (
        <Button size="small" onClick={() => onOpen({ view: 'row', keys })}>
          {t('licence.screen.board.open')}
        </Button>
      )}
      {count === 2 && (
        <Button size="small" onClick={() => onOpen({ view: 'compare', keys })}>
          {t('licence.screen.board.compare')}
        </Button>
      )}
      {count >= 2 && (
        <Button
          size="small"
          why={count > familyMost ? t('licence.screen.board.familyMost', { most: familyMost }) : undefined}
          onClick={() => onOpen({ view: 'family', keys })}
        >
          {t('licence.screen.board.family')}
        </Button>
      )}
      <Button size="small" onClick={() => onRemove(keys)}>
        {t('licence.screen.board.remove')}
      </Button>
    </>
  );
}

function BoardTotalsLine({
  totals,
  visibleFiles,
}: {
  readonly totals: BoardTotals;
  readonly visibleFiles: number;
}) {
  const text = useText();
  const { t, formatNumber } = text;
  const { files, customers } = totals;
  const parts = [
    visibleFiles === files
      ? t('licenceBoard.files', { count: files, amount: formatNumber(files) })
      : t('common.table.found', { found: formatNumber(visibleFiles), total: formatNumber(files) }),
    t('licenceBoard.customers', { count: customers, amount: formatNumber(customers) }),
  ];
  return (
    <p className={`${layout.row} ${ink.small} ${styles.totals}`} role="status">
      {totals.verdict.sample > 0 && (
        <StatusDot tone="warning">
          {t('licence.screen.board.onSamples', {
            count: totals.verdict.sample,
            amount: formatNumber(totals.verdict.sample),
          })}
        </StatusDot>
      )}
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      <span>{t('licence.screen.board.inForce', { count: formatNumber(totals.verdict.valid) })}</span>
      {totals.replaced > 0 && (
        <span>
          {t('licenceBoard.replaced', { count: totals.replaced, amount: formatNumber(totals.replaced) })}
        </span>
      )}
      {(['pcSeats', 'mobileSeats', 'externalSeats'] as const).map((field) => (
        <span key={field}>
          {t(`licence.field.${field}`)} <b>{seatTotalText(totals[field], text)}</b>
        </span>
      ))}
    </p>
  );
}
