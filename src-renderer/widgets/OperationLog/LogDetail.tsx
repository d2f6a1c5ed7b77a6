/** One entry of the operation log with its full description (3§2.5; LOG-012). */
import { useText } from '#data/text.ts';
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import { Dialog } from '../Dialog.tsx';
import { Fact, FactList } from '../Facts.tsx';
import { moduleWord } from './log-filter.ts';
import { OwnChange } from './OwnChange.tsx';

interface LogDetailProps {
  readonly row: LogRow;
  readonly onClose: () => void;
}

export function LogDetail({ row, onClose }: LogDetailProps) {
  const { t, formatTime } = useText();
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
