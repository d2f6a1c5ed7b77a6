/** The log-ins outside of working hours as a tile that leads to them, and says whose hours these are. */
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { callRows } from '#data/stream-read.ts';
import { useText } from '#data/text.ts';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { type HoursByDepartment, writeHoursByDepartment } from '#shared/rules/login-log/working-hours.ts';
import { useActiveServer } from '#state/program.ts';
import ink from '#widgets/looks/ink.module.css';
import { usePickedNames } from '#widgets/PeoplePicker/use-names.ts';
import { type LogFigures, outsideHours } from '../figures/log-figures.ts';
import type { AskedLog } from '../figures/read-figures.ts';
import { hoursFilter, logMenuCode } from '../log-filter.ts';
import type { Narrowing } from '../log-links.ts';
import styles from '../parts/Unusual/Unusual.module.css';
import { hoursByDepartmentText } from './hours-words.ts';

/** Undefined while the server has not told the number, null where it could not be read. */
export type OutsideCount = number | null | undefined;

/**
 * Hours by the server's clock alone are counted from the rows that were read. A row does not name a department: where
 * departments have hours of their own, or a zone has, the server counts all entries of the filter.
 */
export function useOutsideCount(
  figures: LogFigures,
  query: AskedLog,
  hours: HoursByDepartment,
): OutsideCount {
  const isCountedHere = hours.departments.length === 0 && hours.others.zone === undefined;
  const hasLogins = query.result !== 'failure' && (query.operateType ?? 'login') === 'login';
  const streamFilter = {
    ...query,
    ...hoursFilter(hours),
    operateType: 'login' as const,
    result: 'success' as const,
    pageNo: 1,
    pageSize: 1,
  };
  const { data, error } = useQuery({
    queryKey: [pageQueryLoginLog.id, 'outsideHours', streamFilter],
    queryFn: async ({ signal }) => (await callRows(pageQueryLoginLog, { streamFilter }, { signal })).total,
    enabled: !isCountedHere && hasLogins,
  });
  if (isCountedHere) return outsideHours(figures, hours.others);
  return hasLogins ? (data ?? (error ? null : undefined)) : 0;
}

interface OutsideHoursTileProps {
  readonly count: number | null;
  readonly hours: HoursByDepartment;
  readonly to: (narrowing: Narrowing) => To;
}

export function OutsideHoursTile({ count, hours, to }: OutsideHoursTileProps): ReactNode {
  const { t, formatNumber } = useText();
  const { timeZone = '' } = useActiveServer();
  const { chosen } = usePickedNames(
    'department',
    hours.departments.map(({ deptId }) => deptId),
    logMenuCode,
  );
  const whose = hoursByDepartmentText(
    hours,
    {
      clock: timeZone || t('loginLog.unusual.serverClock'),
      nameOf: (deptId) => chosen.find(({ id }) => id === deptId)?.name ?? deptId,
    },
    t,
  );
  const target = to({ hours: writeHoursByDepartment(hours), result: 'success' });
  const search = typeof target === 'string' ? undefined : target.search;
  return (
    <Link
      className={styles.tile}
      data-tone="info"
      title={t('loginLog.unusual.outsideText', { hours: whose })}
      to={{ pathname: '/loginlog/login', ...(search === undefined ? {} : { search }) }}
    >
      <Clock size={16} aria-hidden="true" />
      <span>
        {count === null
          ? t('loginLog.unusual.outsideUnknown')
          : t('loginLog.unusual.outside', { count: formatNumber(count) })}
        <small className={`${ink.small} ${styles.whose}`}>{whose}</small>
      </span>
    </Link>
  );
}
