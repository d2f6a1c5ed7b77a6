import { useMemo } from 'react';
import type { Translate } from '#data/text.ts';
import { loginResults, type OperateType } from '#shared/api/login-log/codes.ts';
import { type LoginFilter, type LoginRow, pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { clientTypes } from '#shared/rules/common/sign-in/client-types.ts';
import { addressRanges } from '#shared/rules/login-log/address-ranges.ts';
import { failureReasons, loginLanguages } from '#shared/rules/login-log/log-codes.ts';
import { isPreset, readSpan } from '#shared/rules/login-log/span.ts';
import {
  readHoursByDepartment,
  usualHours,
  writeHours,
  writeHoursByDepartment,
} from '#shared/rules/login-log/working-hours.ts';
import { useAddress } from '#state/address.ts';
import { serverDay, serverNow } from '#state/server-day.ts';
import { MultiSelect } from '#widgets/controls/Select.tsx';
import type { Filters } from '#widgets/List/filters.ts';
import { streamedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { PickedButton } from '#widgets/PeoplePicker/PickedButton.tsx';
import { usePickedNames } from '#widgets/PeoplePicker/use-names.ts';
import { useServerTimes } from '#widgets/ServerTimes/use-server-times.ts';
import { hoursByDepartmentText } from './hours/hours-words.ts';
import { useWorkingHours } from './hours/use-working-hours.ts';
import styles from './LoginLog.module.css';
import { loginLogColumns } from './log-columns.tsx';
import {
  exceptMark,
  type LogFilterKey,
  logMenuCode,
  namedValues,
  splitList,
  toLoginFilter,
} from './log-filter.ts';
import { PeopleFilter } from './PeopleFilter.tsx';
import { originColumn, withOrigins } from './origins/origin-column.tsx';
import { useOriginFiles } from './origins/use-origins.ts';
import { SpanFilter } from './SpanFilter.tsx';

const pageSize = 50;
/** Rows of a page during an export. */
const exportPage = 5000;

export function useLoginLog(type: OperateType | null) {
  const times = useServerTimes();
  const { text, serverZone } = times;
  const today = () => serverDay(serverNow(), serverZone);
  const originFiles = useOriginFiles();
  const hasOrigins = (originFiles.data?.files.length ?? 0) > 0;
  const columns = useMemo(() => {
    const documented = loginLogColumns(text, serverZone);
    if (!hasOrigins) return documented;
    const behind = documented.findIndex(({ key }) => key === 'ip') + 1;
    return documented.toSpliced(behind, 0, originColumn(text));
  }, [text, serverZone, hasOrigins]);
  const hourOptions = useHourOptions(text.t, serverZone || text.t('loginLog.unusual.serverClock'));
  // The day of the server is known better once it has answered, and changes at its midnight.
  const day = isPreset(useAddress().get('when')) ? today() : '';
  const list = useList<LoginRow, LogFilterKey>({
    name: 'loginLog',
    filters: logFilters(text.t, today, hourOptions),
    source: streamedSource(
      pageQueryLoginLog,
      ({ values, pageNo, pageSize: size }) => ({
        streamFilter: { ...toLoginFilter(values, { type, today: today() }), pageNo, pageSize: size },
      }),
      { pageSize, gather: exportPage, of: `${type ?? ''} ${day}` },
    ),
    columns,
    // `id` may be '': rows cannot be selected here, so they need no unique key.
    rowKey: ({ id }) => id,
  });
  const asked: Omit<LoginFilter, 'pageNo' | 'pageSize'> = toLoginFilter(list.values, {
    type,
    today: today(),
  });
  const shown = hasOrigins
    ? { ...list, forFile: (signal: AbortSignal) => withOrigins(list.forFile(signal), signal) }
    : list;
  return { list: shown, asked, times };
}

interface FilterOption {
  readonly value: string;
  readonly label: string;
}

function logFilters(
  t: Translate,
  today: () => string,
  hourOptions: readonly FilterOption[],
): Filters<LoginRow, LogFilterKey> {
  const words = (kind: 'reason' | 'language' | 'result', codes: readonly string[]) =>
    codes.map((value) => ({ value, label: t(`loginLog.${kind}.${value}` as 'loginLog.result.success') }));
  const many = (label: string, options: readonly FilterOption[]) => ({
    kind: 'other' as const,
    label,
    draw: (value: string, set: (value: string) => void) => (
      <ManyFilter label={label} options={options} value={value} onChange={set} />
    ),
  });
  const picked = (kind: 'department', label: string, allText: string) => ({
    kind: 'other' as const,
    label,
    draw: (value: string, set: (value: string) => void) => (
      <PickedButton
        kind={kind}
        label={label}
        allText={allText}
        menuCode={logMenuCode}
        value={splitList(value)}
        onChange={(ids) => set(ids.join(','))}
      />
    ),
  });
  return {
    q: { kind: 'search' },
    when: {
      kind: 'other',
      label: t('loginLog.span.label'),
      isReadable: (value) => readSpan(value, today()) !== null,
      draw: (value, set) => <SpanFilter value={value} onChange={set} />,
    },
    people: {
      kind: 'other',
      label: t('loginLog.filter.people'),
      draw: (value, set) => <PeopleFilter value={value} onChange={set} />,
    },
    departments: picked('department', t('loginLog.filter.departments'), t('loginLog.filter.allDepartments')),
    result: { kind: 'choice', label: t('loginLog.filter.result'), options: words('result', loginResults) },
    ip: {
      kind: 'text',
      label: t('loginLog.filter.ip'),
      placeholder: t('loginLog.filter.ipPlaceholder'),
      check: (value) => {
        const answer = addressRanges(value);
        return 'problem' in answer ? t(`loginLog.address.${answer.problem}`, { part: answer.part }) : null;
      },
    },
    terminal: {
      kind: 'other',
      label: t('loginLog.filter.terminal'),
      draw: (value, set) => (
        <ManyFilter
          label={t('loginLog.filter.terminal')}
          options={clientTypes.map((type) => ({ value: type, label: t(`clientTypes.${type}`) }))}
          except={t('loginLog.filter.except')}
          value={value}
          onChange={set}
        />
      ),
      isReadable: (value) => namedValues(value).list.every((one) => clientTypes.some((type) => type === one)),
    },
    reason: many(t('loginLog.filter.reason'), words('reason', failureReasons)),
    language: many(t('loginLog.filter.language'), words('language', loginLanguages)),
    device: {
      kind: 'text',
      label: t('loginLog.filter.device'),
      placeholder: t('loginLog.filter.devicePlaceholder'),
    },
    hours: {
      kind: 'choice',
      label: t('loginLog.filter.hours'),
      open: true,
      options: hourOptions,
    },
  };
}

/** The working hours that are set, the usual ones, some alternatives, and those of the address. `clock`: the server's. */
function useHourOptions(t: Translate, clock: string): FilterOption[] {
  const { hours: set } = useWorkingHours();
  const asked = useAddress().get('hours');
  const values = [
    ...new Set([
      writeHoursByDepartment(set),
      writeHours(usualHours),
      '9-18',
      '7-22',
      ...(asked ? [asked] : []),
    ]),
  ];
  const all = values.flatMap((value) => {
    const hours = readHoursByDepartment(value);
    return hours ? { value, hours } : [];
  });
  const { chosen } = usePickedNames(
    'department',
    [...new Set(all.flatMap(({ hours }) => hours.departments.map(({ deptId }) => deptId)))],
    logMenuCode,
  );
  const nameOf = (deptId: string) => chosen.find(({ id }) => id === deptId)?.name ?? deptId;
  return all.map(({ value, hours }) => ({
    value,
    label: t('loginLog.filter.outside', { hours: hoursByDepartmentText(hours, { clock, nameOf }, t) }),
  }));
}

interface ManyFilterProps {
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** The option that leaves the chosen ones out; absent where they are looked for alone. */
  readonly except?: string;
  /** Values, separated by commas; `!` before them leaves them out. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A filter for several of a few known values: terminals, reasons, languages. */
function ManyFilter({ label, options, except, value, onChange }: ManyFilterProps) {
  const { isExcept, list } = namedValues(value);
  const chosen = isExcept ? [exceptMark, ...list] : list;
  const offered = except === undefined ? options : [{ value: exceptMark, label: except }, ...options];
  // A value of the address without a known label stays in the filter.
  const unknown = chosen.filter((one) => offered.every((option) => option.value !== one));
  return (
    <span className={styles.many} data-set={value !== '' || undefined}>
      <MultiSelect
        label={label}
        marked={value !== ''}
        placeholder={label}
        options={[...offered, ...unknown.map((one) => ({ value: one, label: one }))]}
        value={chosen}
        onChange={(next) => {
          const named = next.filter((one) => one !== exceptMark);
          // The excluding option alone filters nothing until values are chosen with it.
          onChange(next.includes(exceptMark) ? `${exceptMark}${named.join(',')}` : named.join(','));
        }}
      />
    </span>
  );
}
