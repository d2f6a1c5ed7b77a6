/** The appointment of a theme in a cell: its days, its targets, and the number of their people. */
import { useQuery } from '@tanstack/react-query';
import { useText } from '#data/text.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import { isAmong } from '#shared/rules/themes/audience.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import ink from '#widgets/looks/ink.module.css';
import { namedTargets } from '../Spread/people-groups.ts';
import { usePeopleWords } from '../Spread/people-words.ts';
import { readPeopleGroups } from '../Spread/read-people-groups.ts';
import { peopleIn } from '../Spread/spread.ts';
import { appointmentText, targetsText } from './theme-words.ts';

interface AppointedCellProps {
  readonly theme: AnyTheme;
  readonly deptId: string;
}

export function AppointedCell({ theme, deptId }: AppointedCellProps) {
  const text = useText();
  const words = usePeopleWords();
  const shares = fromWire(theme.appointRange);
  const targets = namedTargets([shares]);
  const isAppointed = theme.topicAppoint !== 'none';
  const { data, error } = useQuery({
    queryKey: [queryPeople.id, 'groups', deptId, targets],
    enabled: isAppointed && deptId !== '',
    queryFn: ({ signal }) => readPeopleGroups(deptId, [shares], signal),
  });
  if (!isAppointed) return appointmentText(theme, text);
  const reached = data?.groups.filter((group) => isAmong(shares, group));
  const people = reached && !data?.lacksPeople && !targets.unknown ? peopleIn(reached) : null;
  return (
    <>
      {appointmentText(theme, text)}
      <span className={ink.under}>
        {reached || error
          ? text.t('common.noted', { text: targetsText(shares, text), note: words.number(people) })
          : targetsText(shares, text)}
      </span>
    </>
  );
}
