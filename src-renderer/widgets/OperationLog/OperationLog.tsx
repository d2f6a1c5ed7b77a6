/**
 * The operation log dialog (spec 1§2.3 "embedded viewer, function name ainfo", 3§2.5): 1000 by 630, in pages of 10 from
 * the streamed page query; with filter (LOG-011) and export of all matching entries.
 */
import { useState } from 'react';
import { streamRead } from '#data/stream-read.ts';
import { useText } from '#data/text.ts';
import { type LogRow, logPageSize, pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { type Address, useAddress } from '#state/address.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Fact, FactList } from '../Facts.tsx';
import { ListScreen } from '../List/ListScreen.tsx';
import { streamedSource } from '../List/list-source.ts';
import { useLogFile } from '../List/use-log-file.ts';
import { useList } from '../List/use-list.ts';
import { PickedButton } from '../PeoplePicker/PickedButton.tsx';
import { SavedFilters } from '../SavedFilters/SavedFilters.tsx';
import { ClockSwitch } from '../ServerTimes/ClockSwitch.tsx';
import { useServerTimes } from '../ServerTimes/use-server-times.ts';
import { WhoseRows } from '../WhoseRows.tsx';
import { operationLogColumns } from './log-columns.ts';
import {
  type LogSubject,
  logFilterWords,
  logPrefix,
  moduleWord,
  operatorsIn,
  toStreamFilter,
} from './log-filter.ts';
import { OwnChange } from './OwnChange.tsx';

/** Limit of cached pages of 10 rows: some screens to either side. */
const keptPages = 40;
/** The log's menu, whose rights decide which people the picker offers. */
const logMenu = 'log_opt';
/** Rows per page while all are gathered for the export. */
const exportPage = 5000;

interface OperationLogProps extends LogSubject {
  readonly onClose: () => void;
  /** Shows all entries; present when the log is limited to one object. */
  readonly onAll?: (() => void) | undefined;
}

export function OperationLog({ onClose, onAll, ...subject }: OperationLogProps) {
  const { t } = useText();
  return (
    <Dialog open onClose={onClose} title={t('operationLog.title')} width={1000} height={630}>
      <LogRows subject={subject} onAll={onAll} />
    </Dialog>
  );
}

function LogRows({ subject, onAll }: { readonly subject: LogSubject } & Pick<OperationLogProps, 'onAll'>) {
  const times = useServerTimes();
  const { text, serverZone } = times;
  const address = useAddress();
  const { t, formatNumber } = text;
  const [opened, setOpened] = useState<LogRow | null>(null);
  const list = useList({
    name: 'operationLog',
    addressPrefix: logPrefix,
    onEnter: true,
    filters: {
      from: { kind: 'day', label: t('operationLog.from') },
      to: { kind: 'day', label: t('operationLog.to'), since: 'from' },
      operators: {
        kind: 'other',
        draw: (value, set) => (
          <PickedButton
            kind="people"
            label={t('operationLog.operator')}
            menuCode={logMenu}
            allText={t('operationLog.anybody')}
            value={operatorsIn(value)}
            onChange={(ids) => set(ids.join(','))}
          />
        ),
      },
      targetName: { kind: 'text', label: t('operationLog.targetName') },
      operateDesc: { kind: 'text', label: t('operationLog.operateDesc') },
      operateType: { kind: 'text', label: t('operationLog.operateType') },
    },
    source: streamedSource(
      pageQueryOperationLog,
      ({ values, pageNo, pageSize }) => ({
        streamFilter: toStreamFilter(subject, values, { pageNo, pageSize }),
      }),
      { pageSize: logPageSize, keep: keptPages, gather: exportPage, of: JSON.stringify(subject) },
    ),
    columns: operationLogColumns(text, serverZone),
    // `id` may be '', which is harmless: rows can't be selected here, so keys need not be unique.
    rowKey: ({ id }: LogRow) => id,
  });
  const streamFilter = toStreamFilter(subject, list.values, { pageNo: 1, pageSize: 1 });
  const file = useLogFile(t('operationLog.title'), list, {
    zone: serverZone,
    sent: streamFilter,
    readOne: (signal) => streamRead(pageQueryOperationLog, { streamFilter }, { signal }),
  });
  const all = onAll && (
    <Button size="small" onClick={onAll}>
      {t('operationLog.all')}
    </Button>
  );
  return (
    <>
      <ListScreen
        list={list}
        label={t('operationLog.title')}
        failed={t('operationLog.failed')}
        notices={<WhoseRows />}
        empty={{ title: t('operationLog.empty'), text: t('operationLog.emptyText'), action: all }}
        nothing={t('operationLog.nothingFound')}
        count={(total) => t('operationLog.count', { count: total, total: formatNumber(total) })}
        beside={<ClockSwitch times={times} />}
        height="fill"
        file={file}
        pageSearch={false}
        tools={
          <>
            <SavedFilters
              of="operationLog"
              set={list.narrowing.length > 0}
              search={filterOf(address)}
              onOpen={(search) => {
                const saved = new URLSearchParams(search);
                address.set(Object.fromEntries(logFilterWords.map((word) => [word, saved.get(word) ?? ''])));
              }}
            />
            {all}
          </>
        }
        onOpen={setOpened}
      />
      {opened && <LogDetail row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** The current filter in the format of saved ones. */
function filterOf(address: Address): string {
  const words = logFilterWords.flatMap((word) =>
    address.get(word) === '' ? [] : [[word, address.get(word)]],
  );
  return new URLSearchParams(words).toString();
}

interface LogDetailProps {
  readonly row: LogRow;
  readonly onClose: () => void;
}

/** One entry of the operation log with its full description (3§2.5; LOG-012). */
function LogDetail({ row, onClose }: LogDetailProps) {
  const times = useServerTimes();
  const { t, formatTime } = times.text;
  const facts = [
    ['time', formatTime(row.createdate)],
    ['operator', row.operatorname],
    ['type', row.operatetypename],
    ['target', row.targetname],
    ['description', row.operatedesc],
    ['ip', row.clientip],
  ] as const;
  return (
    <Dialog open onClose={onClose} title={t('operationLog.details')} width={720}>
      <FactList>
        {facts.map(([name, value]) => (
          <Fact key={name} label={t(`operationLog.column.${name}`)}>
            {value || t('common.noValue')}
          </Fact>
        ))}
        <Fact label={t('operationLog.module')}>{moduleWord(row, t)}</Fact>
      </FactList>
      <OwnChange row={row} />
    </Dialog>
  );
}
