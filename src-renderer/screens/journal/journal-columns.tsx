/** The columns of the journal, on the screen and in a file. */

import type { TextTools } from '#data/text.ts';
import type { KeptEntry, ListedEntry } from '#shared/bridge/journal.ts';
import type { ExportColumn } from '#shared/rules/export/csv.ts';
import { Button } from '#widgets/Button.tsx';
import type { GridColumn } from '#widgets/DataGrid/columns.ts';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import { changedText } from './changed-text.ts';
import styles from './Journal.module.css';
import { serverText, titleText } from './journal-text.ts';

const tones: Readonly<Record<ListedEntry['result'], StatusTone>> = {
  done: 'success',
  failed: 'danger',
  unknown: 'warning',
};

type Result = Pick<ListedEntry, 'result' | 'undone'>;

export function EntryResult({ entry, t }: { readonly entry: Result } & Pick<TextTools, 't'>) {
  return <StatusDot tone={entry.undone ? 'neutral' : tones[entry.result]}>{resultText(entry, t)}</StatusDot>;
}

function resultText({ result, undone }: Result, t: TextTools['t']): string {
  return t(undone ? 'journal.undone' : `journal.result.${result}`);
}

interface GridFacts {
  readonly open: (entry: ListedEntry) => void;
  readonly undo: (entry: ListedEntry) => void;
  /** Whether it can be undone here and now. */
  readonly canUndo: (entry: ListedEntry) => boolean;
}

/** Buttons are for the pointer: the grid has the focus, and Enter opens the row, where *Undo* stands too. */
export function journalColumns(text: TextTools, actions: GridFacts): GridColumn<ListedEntry>[] {
  const { t, formatTime } = text;
  return [
    { key: 'time', title: t('journal.column.time'), width: 190, text: ({ time }) => formatTime(time) },
    {
      key: 'what',
      title: t('journal.column.what'),
      minWidth: 214,
      wraps: true,
      text: (entry) => whatText(entry, t),
      cell: (entry) => (
        <button type="button" tabIndex={-1} className={styles.open} onClick={() => actions.open(entry)}>
          {entry.undoes !== null && <span className={styles.mark}>{t('journal.isUndo')}</span>}
          {titleText(entry.title)}
          <span className={styles.changed}>{changedText(entry.changed, t)}</span>
        </button>
      ),
    },
    {
      key: 'server',
      title: t('journal.column.server'),
      width: 112,
      minWidth: 84,
      text: (entry) => serverText(entry, t),
    },
    {
      key: 'user',
      title: t('journal.column.user'),
      width: 104,
      minWidth: 76,
      text: ({ user }) => user || t('journal.nobody'),
    },
    {
      key: 'result',
      title: t('journal.column.result'),
      width: 112,
      minWidth: 100,
      text: (entry) => resultText(entry, t),
      cell: (entry) => <EntryResult entry={entry} t={t} />,
    },
    {
      key: 'undo',
      title: t('journal.undo.action'),
      width: 82,
      text: () => '',
      cell: (entry) =>
        actions.canUndo(entry) && (
          <Button size="small" look="quiet" tabIndex={-1} onClick={() => actions.undo(entry)}>
            {t('journal.undo.action')}
          </Button>
        ),
    },
  ];
}

/** The whole cell, for the tip and a screen reader. */
function whatText(entry: ListedEntry, t: TextTools['t']): string {
  const undo = entry.undoes === null ? '' : `${t('journal.isUndo')}: `;
  return [`${undo}${titleText(entry.title)}`, changedText(entry.changed, t)].filter(Boolean).join(' – ');
}

/** A cell of a workbook holds so many characters. */
const cellLimit = 32_767;

export function exportColumns({ t }: TextTools): ExportColumn<KeptEntry>[] {
  return [
    { title: t('journal.column.time'), value: ({ time }) => new Date(time).toISOString() },
    { title: t('journal.column.what'), value: ({ title }) => titleText(title) },
    { title: t('journal.column.server'), value: (entry) => serverText(entry, t) },
    { title: t('journal.column.user'), value: ({ user }) => user },
    { title: t('journal.column.result'), value: (entry) => resultText(entry, t) },
    { title: t('journal.column.endpoint'), value: ({ endpoint }) => endpoint },
    { title: t('journal.column.message'), value: ({ message }) => message },
    { title: t('journal.column.before'), value: ({ before }) => before?.slice(0, cellLimit) ?? '' },
    { title: t('journal.column.after'), value: ({ after }) => after?.slice(0, cellLimit) ?? '' },
  ];
}
