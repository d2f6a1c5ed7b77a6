/** The filters of the login log: their parameters in the address, and the request that they make. */
import { loginResults, type OperateType } from '#shared/api/login-log/codes.ts';
import { type LoginFilter, mostNamed } from '#shared/api/login-log/login-log.ts';
import { clientTypes } from '#shared/rules/common/sign-in/client-types.ts';
import { readSpan } from '#shared/rules/login-log/span.ts';
import {
  type HoursByDepartment,
  readHoursByDepartment,
  writeHours,
} from '#shared/rules/login-log/working-hours.ts';

/** Parameters of the address; several values are separated by commas. */
export const logFilterKeys = [
  'q',
  'when',
  'people',
  'departments',
  'ip',
  'terminal',
  'result',
  'reason',
  'language',
  'device',
  'hours',
] as const;
/** The menu whose rights decide which people and departments the log's pickers offer. */
export const logMenuCode = 'safe_account';

export type LogFilterKey = (typeof logFilterKeys)[number];
export type LogValues = Readonly<Record<LogFilterKey, string>>;
export const noLogFilter = Object.fromEntries(logFilterKeys.map((key) => [key, ''])) as LogValues;

/** Begins a value that names what is left out: `!pc,h5` is all but these. */
export const exceptMark = '!';

export interface NamedValues {
  readonly isExcept: boolean;
  readonly list: string[];
}

export function namedValues(value: string): NamedValues {
  const isExcept = value.startsWith(exceptMark);
  return { isExcept, list: splitList(isExcept ? value.slice(exceptMark.length) : value) };
}

/** An empty list writes an empty value, because excluding nobody is no filter. */
export function writeNamed({
  isExcept,
  list,
}: {
  readonly isExcept: boolean;
  readonly list: readonly string[];
}): string {
  return list.length === 0 ? '' : `${isExcept ? exceptMark : ''}${list.join(',')}`;
}

export function splitList(value: string): string[] {
  return value.split(',').filter((one) => one !== '');
}

/** The part of the filter that keeps what lies outside of the working hours; null clears it. */
export function hoursFilter(
  hours: HoursByDepartment | null,
): Pick<Partial<LoginFilter>, 'outsideHours' | 'departmentHours'> {
  const own = hours?.departments.map((one) => ({ deptId: one.deptId, hours: writeHours(one.hours) })) ?? [];
  return {
    outsideHours: hours ? writeHours(hours.others) : undefined,
    departmentHours: own.length > 0 ? own : undefined,
  };
}

/** An invalid value does not filter. `today` is YYYY-MM-DD. */
export function toLoginFilter(
  values: LogValues,
  { type, today }: { readonly type: OperateType | null; readonly today: string },
): Omit<LoginFilter, 'pageNo' | 'pageSize'> {
  const span = readSpan(values.when, today);
  const result = loginResults.find((one) => one === values.result);
  const [terminals, people] = [namedValues(values.terminal), namedValues(values.people)];
  const known = clientTypes.filter((one) => terminals.list.includes(one));
  const listed = (all: readonly string[]) => (all.length > 0 ? all.slice(0, mostNamed) : undefined);
  const some = (value: string) => listed(splitList(value));
  const text = (value: string) => (value.trim() === '' ? undefined : value.trim());
  return defined({
    operateType: type ?? undefined,
    keywords: text(values.q),
    [people.isExcept ? 'exceptUserIds' : 'userIds']: listed(people.list),
    deptIds: some(values.departments),
    ip: text(values.ip),
    [terminals.isExcept ? 'exceptClientTypes' : 'clientTypes']: listed(known),
    result,
    failureReasons: some(values.reason),
    languages: some(values.language),
    device: text(values.device),
    beginTime: span?.begin || undefined,
    endTime: span?.end || undefined,
    ...hoursFilter(readHoursByDepartment(values.hours)),
  });
}

type Defined<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
