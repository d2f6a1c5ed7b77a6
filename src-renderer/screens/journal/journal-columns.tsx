import type { TextTools } from '#data/text.ts';
import type { KeptEntry, ListedJournalEntry } from '#shared/bridge/journal.ts';
import { Badge } from '#widgets/Badge.tsx';
import type { Column, FileColumn } from '#widgets/DataGrid/column.ts';
import { changedText } from '#widgets/Journal/changed-text.ts';
import { allowedText, entryTitleText, serverText } from '#widgets/Journal/journal-text.ts';
import ink from '#widgets/looks/ink.module.css';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import styles from './Journal.module.css';

const tones: Readonly<Record<ListedJournalEntry['result'], StatusTone>> = {
  done: 'success',
  failed: 'danger',
  unknown: 'warning',
};

type Result = Pick<ListedJournalEntry, 'result' | 'undone'>;

export function EntryResult({ entry, t }: { readonly entry: Result } & Pick<TextTools, 't'>) {
  return <StatusDot tone={entry.undone ? 'neutral' : tones[entry.result]}>{resultText(entry, t)}</StatusDot>;
}

function resultText({ result, undone }: Result, t: TextTools['t']): string {
  return t(undone ? 'journal.undone' : `journal.result.${result}`);
}

/** Characters that a cell of a workbook can hold. */
const cellLimit = 32_767;

/** An entry of the list, or of an export, which has its states before and after besides. */
export type ShownEntry = Omit<KeptEntry, 'before' | 'after'> &
  Partial<Pick<KeptEntry, 'before' | 'after'> & Pick<ListedJournalEntry, 'changed'>>;

/** The buttons serve the pointer alone: the grid has the focus, and Enter opens the row, which offers *Undo* too. */
export function journalColumns(text: TextTools, open: (id: number) => void): Column<ShownEntry>[] {
  const { t, formatTime } = text;
  return [
    {
      key: 'time',
      title: t('journal.column.time'),
      width: 190,
      minWidth: 174,
      text: ({ time }) => formatTime(time),
      export: ({ time }) => new Date(time).toISOString(),
    },
    {
      key: 'what',
      title: t('journal.column.what'),
      minWidth: 188,
      wraps: true,
      text: (entry) => whatText(entry, t),
      export: ({ title }) => entryTitleText(title),
      cell: (entry) => (
        <button type="button" tabIndex={-1} className={styles.open} onClick={() => open(entry.id)}>
          {entry.undoes !== null && <Badge>{t('journal.isUndo')}</Badge>}
          {entryTitleText(entry.title)}{' '}
          <span className={ink.quiet}>{entry.changed && changedText(entry.changed, t)}</span>
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
      width: 140,
      minWidth: 76,
      text: ({ user, approver }) =>
        approver === '' ? user || t('journal.nobody') : t('journal.approvedBy', { user, approver }),
      export: ({ user }) => user,
    },
    {
      key: 'result',
      title: t('journal.column.result'),
      width: 112,
      text: (entry) => resultText(entry, t),
      cell: (entry) => <EntryResult entry={entry} t={t} />,
    },
    file('endpoint', ({ endpoint }) => endpoint),
    file('message', ({ message }) => message),
    file('before', ({ before }) => before?.slice(0, cellLimit) ?? ''),
    file('after', ({ after }) => after?.slice(0, cellLimit) ?? ''),
    { key: 'approver', title: t('journal.approver'), only: 'file', export: ({ approver }) => approver },
    {
      key: 'allowedBy',
      title: t('journal.allowedBy'),
      only: 'file',
      export: (entry) => allowedText(entry, t),
    },
  ];

  function file(
    key: 'endpoint' | 'message' | 'before' | 'after',
    value: FileColumn<ShownEntry>['export'],
  ): FileColumn<ShownEntry> {
    return { key, title: t(`journal.column.${key}`), only: 'file', export: value };
  }
}

/** The full text of a cell, for its tooltip and for screen readers. */
function whatText(entry: ShownEntry, t: TextTools['t']): string {
  const undo = entry.undoes === null ? '' : `${t('journal.isUndo')}: `;
  return [`${undo}${entryTitleText(entry.title)}`, entry.changed ? changedText(entry.changed, t) : '']
    .filter(Boolean)
    .join(' – ');
}
