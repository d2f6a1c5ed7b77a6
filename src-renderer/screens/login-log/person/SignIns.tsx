/** The newest sign-ins of a person, or the newest that failed, with the way to all of them. */
import { Link } from 'react-router-dom';
import type { StreamedRows } from '#data/stream-read.ts';
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import type { ReadState } from '#widgets/ReadPart.tsx';
import { ClockSwitch } from '#widgets/ServerTimes/ClockSwitch.tsx';
import { useServerTimes } from '#widgets/ServerTimes/use-server-times.ts';
import { ReadSection } from '#widgets/ReadSection.tsx';
import { codeWord, terminalWord } from '../log-columns.tsx';

interface SignInsProps {
  readonly read: ReadState<StreamedRows<LoginRow>>;
  readonly title: string;
  /** The text where there are none. */
  readonly none: string;
  /** The filters of the log that show all of them. */
  readonly search: string;
}

export function SignIns({ read, title, none, search }: SignInsProps) {
  const times = useServerTimes();
  const { t, formatTime, formatNumber } = times.text;
  const hasReasons = read.data?.rows.some(({ failureReason }) => failureReason !== '');
  return (
    <ReadSection
      title={title}
      read={read}
      failed={t('loginLog.failed')}
      tools={
        read.data &&
        read.data.total > 0 && (
          <span className={layout.inline}>
            <ClockSwitch times={times} />
            <Link to={{ pathname: '/loginlog', search }}>
              {t('personPage.all', { count: read.data.total, amount: formatNumber(read.data.total) })}
            </Link>
          </span>
        )
      }
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className={ink.quiet}>{none}</p>
        ) : (
          <div className={layout.scroll}>
            <table className={tables.table} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t('loginLog.column.time')}</th>
                  <th scope="col">{t('loginLog.column.ip')}</th>
                  <th scope="col">{t('loginLog.column.clientType')}</th>
                  <th scope="col">{t('loginLog.column.loginSource')}</th>
                  {hasReasons && <th scope="col">{t('loginLog.column.failureReason')}</th>}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an id may be missing, and no row moves
                  <tr key={at}>
                    <td>{formatTime(row.loginTime)}</td>
                    <td>{row.ip}</td>
                    <td>{terminalWord(row.clientType)}</td>
                    <td>{codeWord('loginSource', row.loginSource)}</td>
                    {hasReasons && <td>{codeWord('reason', row.failureReason)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </ReadSection>
  );
}
