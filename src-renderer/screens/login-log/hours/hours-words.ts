/** Working hours in words: whose they are, and by which clock. */
import type { Translate } from '#data/text.ts';
import {
  type HoursByDepartment,
  type WorkingHours,
  writeHours,
} from '#shared/rules/login-log/working-hours.ts';

/** Departments that are named; the others are counted. */
const mostNames = 3;

interface HoursNames {
  /** The server's clock in words. */
  readonly clock: string;
  readonly nameOf: (deptId: string) => string;
}

export function hoursText({ from, to, zone }: WorkingHours, clock: string, t: Translate): string {
  return t('loginLog.hours.span', { from, to, clock: zone ?? clock });
}

/** Departments with the same hours stand together. */
export function hoursGroups({ departments }: HoursByDepartment) {
  const groups: { hours: WorkingHours; deptIds: string[] }[] = [];
  for (const { deptId, hours } of departments) {
    const same = groups.find((one) => writeHours(one.hours) === writeHours(hours));
    if (same) same.deptIds.push(deptId);
    else groups.push({ hours, deptIds: [deptId] });
  }
  return groups;
}

export function hoursByDepartmentText(
  hours: HoursByDepartment,
  { clock, nameOf }: HoursNames,
  t: Translate,
): string {
  const own = hoursGroups(hours).map((group) => {
    const named = group.deptIds.slice(0, mostNames).map(nameOf).join(t('loginLog.hours.comma'));
    const left = group.deptIds.length - mostNames;
    return t('loginLog.hours.of', {
      who: left > 0 ? t('people.picker.andMore', { name: named, count: left }) : named,
      hours: hoursText(group.hours, clock, t),
    });
  });
  const others = hoursText(hours.others, clock, t);
  return own.length === 0
    ? others
    : [...own, t('loginLog.hours.ofOthers', { hours: others })].join(t('loginLog.hours.semicolon'));
}
