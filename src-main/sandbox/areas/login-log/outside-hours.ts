/** The part of the login log's filter that keeps what lies outside of working hours, which departments may have own. */
import type { LoginFilter } from '#shared/api/login-log/login-log.ts';
import { readHours, workingTest } from '#shared/rules/login-log/working-hours.ts';
import type { Organisation } from '../../kernel/people/organisation.ts';

type HoursFilter = Pick<LoginFilter, 'outsideHours' | 'departmentHours'>;
/** `department`: the index of the person's department; -1 for an account that belongs to nobody. */
type OutsideTest = (department: number, second: number) => boolean;

export function wrongHours({ outsideHours, departmentHours = [] }: HoursFilter): keyof HoursFilter | null {
  if (outsideHours !== undefined && !readHours(outsideHours)) return 'outsideHours';
  const areReadable = outsideHours !== undefined && departmentHours.every(({ hours }) => readHours(hours));
  return departmentHours.length > 0 && !areReadable ? 'departmentHours' : null;
}

/** Null where the filter names no hours. */
export function outsideTest(
  { outsideHours, departmentHours = [] }: HoursFilter,
  organisation: Organisation,
): OutsideTest | null {
  // The clock of the sandbox is this computer's.
  const serverZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const testOf = (text: string) => {
    const hours = readHours(text);
    return hours && workingTest(hours, serverZone);
  };
  const others = outsideHours === undefined ? null : testOf(outsideHours);
  if (!others) return null;
  const departments = departmentHours
    .map(({ deptId, hours }) => ({ index: organisation.indexOf(deptId), test: testOf(hours) ?? others }))
    .filter(({ index }) => index >= 0)
    // A parent's index is smaller than its children's, whose own hours then replace the parent's.
    .sort((a, b) => a.index - b.index);
  const ownTest = new Uint8Array(organisation.size);
  departments.forEach(({ index }, at) => {
    const below = organisation.below([index]);
    for (let each = index; each < below.length; each += 1) if (below[each] === 1) ownTest[each] = at + 1;
  });
  return (department, second) => !(departments[(ownTest[department] ?? 0) - 1]?.test ?? others)(second);
}
