/** Tools at the end of a list's toolbar: count, refresh, export, columns, a menu with the rest. */
import { MoreHorizontal, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import type { ExportColumn } from '#shared/kit/export/csv.ts';
import buttons from '../Button.module.css';
import { Button } from '../Button.tsx';
import { MenuButton, type MenuLine } from '../Menu.tsx';
import { TableExport, type TableExportProps } from '../TableExport/TableExport.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { filterWords } from './filter-words.ts';
import styles from './List.module.css';
import type { List } from './use-list.ts';

/** A file's differences from the displayed columns. */
export interface ListFile<Row> extends Pick<TableExportProps<Row>, 'asWorkbook' | 'others' | 'evidence'> {
  readonly title?: string;
  readonly columns?: readonly ExportColumn<Row>[];
  /** Zone of the file's times, which its name tells; '' where it is not known. */
  readonly zone?: string;
}

interface ListToolsProps<Row, Key extends string> {
  readonly list: List<Row, Key>;
  readonly label: string;
  readonly file?: false | ListFile<Row> | undefined;
  readonly refresh?: boolean | undefined;
  /** The count; null where it is displayed elsewhere. */
  readonly count: ReactNode;
  readonly rest?: readonly MenuLine[] | undefined;
}

export function ListTools<Row, Key extends string>(props: ListToolsProps<Row, Key>) {
  const { list, label, file = {}, refresh, count, rest = [] } = props;
  const { t } = useText();
  const { total } = list;
  const words = filterWords(list.filters, list.values);
  const { title = label, zone = '' } = file === false ? {} : file;
  return (
    <span className={styles.end} data-bar="">
      {count}
      {refresh && list.reload && (
        <Button
          size="small"
          busy={list.busy}
          icon={<RefreshCw size={14} aria-hidden="true" />}
          onClick={list.reload}
        >
          {t('common.refresh')}
        </Button>
      )}
      {file !== false && (
        <TableExport
          title={title}
          fileName={[title, ...words.map(({ value }) => value), ...(zone === '' ? [] : [zone])].join(', ')}
          columns={file.columns ?? list.file}
          rows={list.forFile}
          {...(list.asksServer && total !== null ? { total } : {})}
          {...(file.asWorkbook ? { asWorkbook: file.asWorkbook } : {})}
          {...(file.evidence ? { evidence: file.evidence } : {})}
          {...(file.others ? { others: file.others } : {})}
          disabled={total === null || total === 0}
        />
      )}
      {list.columns.all.length > 0 && <ColumnsMenu label={label} columns={list.columns} />}
      {rest.length > 0 && (
        <MenuButton
          label={t('list.moreOf', { list: label })}
          title={t('list.more')}
          align="end"
          className={buttons.iconButton}
          lines={rest}
        >
          <MoreHorizontal size={16} aria-hidden="true" />
        </MenuButton>
      )}
    </span>
  );
}
