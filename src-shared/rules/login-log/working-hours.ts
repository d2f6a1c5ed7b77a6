/** Working hours from Monday to Friday, between two full hours; `8-19` ends at 19:00. */
import { isZoneName, zoneDifference } from '../../kit/time-zone.ts';

export interface WorkingHours {
  readonly from: number;
  readonly to: number;
  /** The zone whose clock counts; absent: the server's. */
  readonly zone?: string;
}

/** The hours of a department and of those below it that have none of their own. */
export interface DepartmentHours {
  readonly deptId: string;
  readonly hours: WorkingHours;
}

export interface HoursByDepartment {
  readonly departments: readonly DepartmentHours[];
  readonly others: WorkingHours;
}

export const usualHours: WorkingHours = { from: 8, to: 19 };
/** Most departments with working hours of their own. */
export const mostHours = 50;
const longestZone = 100;

/** Reads `8-19`, or `9-18@Asia/Singapore`; returns null for a text that names no valid hours. */
export function readHours(text: string): WorkingHours | null {
  const [span = '', zone, ...more] = text.split('@');
  const [, first, last] = /^(\d{1,2})-(\d{1,2})$/.exec(span) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === undefined || from >= to || to > 24 || more.length > 0) return null;
  if (zone === undefined) return { from, to };
  return zone.length <= longestZone && isZoneName(zone) ? { from, to, zone } : null;
}

export function writeHours({ from, to, zone }: WorkingHours): string {
  return `${from}-${to}${zone === undefined ? '' : `@${zone}`}`;
}

/** The hours of all others, then each department's, such as `8-19;D12:9-18@Asia/Singapore`; null for another text. */
export function readHoursByDepartment(text: string): HoursByDepartment | null {
  const [first = '', ...rest] = text.split(';');
  const others = readHours(first);
  if (!others || rest.length > mostHours) return null;
  const departments: DepartmentHours[] = [];
  for (const each of rest) {
    const end = each.indexOf(':');
    const [deptId, hours] = [decodedId(each.slice(0, Math.max(0, end))), readHours(each.slice(end + 1))];
    if (!deptId || !hours || departments.some((one) => one.deptId === deptId)) return null;
    departments.push({ deptId, hours });
  }
  return { departments, others };
}

export function writeHoursByDepartment({ departments, others }: HoursByDepartment): string {
  const own = departments.map(({ deptId, hours }) => `${encodeURIComponent(deptId)}:${writeHours(hours)}`);
  return [writeHours(others), ...own].join(';');
}

/** The weekday 0 is Monday; the hour is 0 to 23. */
export function isWorking({ from, to }: WorkingHours, weekday: number, hour: number): boolean {
  return weekday < 5 && from <= hour && hour < to;
}

/**
 * Tells whether a second of the server's local time, counted as if it were UTC, lies in the working hours. Without
 * `serverZone` the hours are compared with the server's clock, whatever zone they name.
 */
export function workingTest(
  hours: WorkingHours,
  serverZone: string | undefined,
): (second: number) => boolean {
  const { zone } = hours;
  const ahead = zone === undefined || serverZone === undefined ? null : zoneDifference(serverZone, zone);
  return (second) => {
    const local = ahead === null ? second : second + ahead(second);
    // 1970 began on a Thursday.
    return isWorking(hours, (Math.floor(local / 86_400) + 3) % 7, Math.floor(local / 3600) % 24);
  };
}

function decodedId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
