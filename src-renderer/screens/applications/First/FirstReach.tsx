/** How many people have the organisation's order, and how theirs is given up for those who arrange their own. */
import { submitChange } from '#data/changes/index.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { syncAppDisplaySetting } from '#shared/api/applications/display.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';

interface FirstReachProps {
  readonly deptId: string;
  /** Whether this person may give employees the organisation's arrangement. */
  readonly mayGive: boolean;
}

export function FirstReach({ deptId, mayGive }: FirstReachProps) {
  const { t, formatNumber } = useText();
  // A failed read is said as not known: the row stands without its figures.
  const people = useRead(queryPeople, { deptId, pageNo: 1, pageSize: 1 }).data?.totalCount ?? null;
  const give = async () => {
    const agreed = await confirm({
      title: t('appFirst.theirsTitle'),
      text: t('appSettings.employees.giveText'),
      action: t('appSettings.employees.give'),
      danger: true,
      lasts: 'people',
    });
    if (!agreed) return;
    await submitChange({
      title: 'appSettings.employees.giveChange',
      success: 'applications.sync.saved',
      endpoint: syncAppDisplaySetting,
      input: { deptId },
      before: null,
      touches: appReads,
      // The change door has already shown the failure.
    }).catch(() => undefined);
  };
  const text =
    people === null
      ? t('appFirst.reachUnknown')
      : t('appFirst.reachOwnUnknown', { count: people, total: formatNumber(people) });
  return (
    <div className={`${layout.row} ${layout.above}`}>
      <span className={ink.help}>{text}</span>
      {mayGive && (
        <Button size="small" look="quiet" onClick={() => void give()}>
          {t('appFirst.theirs')}
        </Button>
      )}
    </div>
  );
}
