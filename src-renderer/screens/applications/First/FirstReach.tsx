/** The number of people who have the organisation's order, and the way to give it to those who arrange their own. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { giveArrangement, takeDefaultWay } from '../Settings/default-way.ts';

interface FirstReachProps {
  readonly deptId: string;
  /** Whether this person may give employees the organisation's arrangement. */
  readonly mayGive: boolean;
}

export function FirstReach({ deptId, mayGive }: FirstReachProps) {
  const { t, formatNumber } = useText();
  // A failed read is said as not known: the row stands without its figures.
  const { data, isPending } = useRead(queryPeople, { deptId, pageNo: 1, pageSize: 1 });
  const people = data?.totalCount ?? null;
  const give = () =>
    takeDefaultWay(giveArrangement, deptId, { title: t('appFirst.theirsTitle'), touches: appReads });
  const reach = () =>
    people === null
      ? t('appFirst.reachUnknown')
      : t('appFirst.reachOwnUnknown', { count: people, total: formatNumber(people) });
  return (
    <div className={`${layout.row} ${layout.above}`}>
      <span className={ink.help}>{isPending ? '' : reach()}</span>
      {mayGive && (
        <Button size="small" onClick={() => void give()}>
          {t('appFirst.theirs')}
        </Button>
      )}
    </div>
  );
}
