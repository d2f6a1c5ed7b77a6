/** Columns of a plain list: one per field of its form, and the author and time of the last change. */
import type { TextTools } from '#data/text.ts';
import type { RecordStamps } from '#shared/api/plain-list.ts';
import { type AnyRow, type Fields, optionsOf, rowsOf } from '#shared/rules/common/fields/field.ts';
import type { DrawnColumn } from '../DataGrid/column.ts';
import { SearchedText } from '../List/searched-words.tsx';
import { StatusDot } from '../StatusDot.tsx';
import { WaitMark } from './WaitMark.tsx';

/** The first field names the record, and search words are marked in it. `sorts`: columns by which the server sorts. */
export function plainListColumns<Item extends Values & { readonly id: string }, Values extends object>(
  fields: Fields<Values>,
  text: TextTools,
  sorts: readonly string[],
  record: string,
): DrawnColumn<Item>[] {
  return rowsOf(fields).map(([name, row], index) => {
    const textOf = (item: Item) => inWords(row, item[name], item, text);
    return {
      key: name,
      title: text.t(row.label),
      text: textOf,
      ...(index === 0 ? { cell: (item: Item) => named(item, textOf(item), record) } : {}),
      ...(row.kind === 'switch' ? { cell: (item: Item) => switched(item[name] === true, textOf(item)) } : {}),
      ...(row.kind === 'text' && row.mono ? { mono: true } : {}),
      ...(row.kind === 'text' && row.lines !== undefined ? { filler: true } : {}),
      ...(row.kind === 'number' ? { align: 'end', export: (item: Item) => Number(item[name]) } : {}),
      ...(sorts.includes(name) ? { sort: true } : {}),
    } as const;
  });
}

function switched(on: boolean, text: string) {
  return <StatusDot tone={on ? 'success' : 'neutral'}>{text}</StatusDot>;
}

function named({ id }: { readonly id: string }, text: string, record: string) {
  return (
    <>
      <SearchedText text={text} />
      <WaitMark id={id} record={record} />
    </>
  );
}

/** The table shows the day; tooltip and files include the time. */
export function changedColumns({ t, formatDay, formatTime }: TextTools, sorts: readonly string[]) {
  return [
    {
      key: 'updateTime',
      title: t('list.updated'),
      text: ({ updateTime }) => formatTime(updateTime),
      cell: ({ updateTime }) => (
        <time dateTime={updateTime} title={formatTime(updateTime)}>
          {formatDay(updateTime.slice(0, 10))}
        </time>
      ),
      export: ({ updateTime }) => updateTime,
      ...(sorts.includes('updateTime') ? { sort: true } : {}),
    },
    { key: 'updaterName', title: t('list.updater'), text: ({ updaterName }) => updaterName, hidden: true },
  ] as const satisfies readonly DrawnColumn<RecordStamps>[];
}

function inWords<Values>(row: AnyRow<Values>, value: unknown, values: Values, text: TextTools): string {
  switch (row.kind) {
    case 'choice':
    case 'choices': {
      const chosen = new Set<unknown>([value].flat());
      const labels = optionsOf(row, values).filter((option) => chosen.has(option.value));
      return labels.map(({ label }) => text.t(label)).join(text.t('common.form.separator'));
    }
    case 'switch':
      return text.t(value === true ? 'list.on' : 'list.off');
    case 'number':
      return typeof value === 'number' ? text.formatNumber(value) : '';
    default:
      return typeof value === 'string' ? value : '';
  }
}
