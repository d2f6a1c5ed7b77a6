/** The applications that stand before all groups for everybody, with whom that reaches (spec 3§3.2, 3§7.4). */
import { isCallMissing } from '#data/missing-call.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { isShownIn } from '#shared/rules/common/applications/lists.ts';
import type { AppPermissionFlags } from '#shared/rules/common/applications/permissions.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';
import { Button } from '#widgets/Button.tsx';
import { Chip, Chips } from '#widgets/Chip.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { OrderHandle } from '#widgets/order/OrderHandle.tsx';
import { useOrder } from '#widgets/order/use-order.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { SkeletonLine } from '#widgets/Skeleton.tsx';
import { giveArrangement, takeDefaultWay } from '../Settings/default-way.ts';
import { saveFirst, saveFirstOrder } from './save-first.ts';

interface FirstRowProps {
  readonly scope: ReadyScope;
  readonly flags: AppPermissionFlags;
}

export function FirstRow({ scope, flags }: FirstRowProps) {
  const { t, language } = useText();
  const deptId = scope.department.id;
  const lang = language === 'zh-CN' ? 'zh_CN' : 'en_US';
  const read = useRead(queryViewAs, { deptId, lang });
  const isMissing = isCallMissing(read);
  const apps = read.data && firstApps(read.data);
  if (isMissing || apps === null)
    return (
      <Section title={t('appFirst.title')}>
        <p className={ink.help}>{t('appFirst.unknown')}</p>
      </Section>
    );
  return (
    <Section title={t('appFirst.title')} text={apps?.length ? t('appFirst.text') : null}>
      <ReadPart
        read={{ data: apps, error: read.error, refetch: read.refetch }}
        failed={t('appFirst.failed')}
        waiting={
          <p className={ink.help}>
            <SkeletonLine width={48} />
          </p>
        }
      >
        {(first) => (
          <>
            {first.length === 0 ? (
              <p className={ink.help}>{t('appFirst.none')}</p>
            ) : (
              <Row scope={scope} flags={flags} apps={first} onRefused={() => void read.refetch()} />
            )}
            {first.length > 0 && <FirstReach deptId={deptId} mayGive={flags.moduleShareEdit} />}
          </>
        )}
      </ReadPart>
    </Section>
  );
}

interface RowProps extends FirstRowProps {
  readonly apps: readonly FirstApp[];
  readonly onRefused: () => void;
}

function Row({ scope, flags, apps, onRefused }: RowProps) {
  const { t } = useText();
  const deptId = scope.department.id;
  const order = useOrder<FirstApp>({
    items: apps,
    save: (ids) => saveFirstOrder(deptId, ids),
    // The change door has already shown the failure.
    onRefused,
  });
  const alone = (app: FirstApp) => apps.filter(({ group }) => group === app.group).length < 2;
  return (
    <>
      <Chips label={t('appFirst.title')} ordered>
        {order.items.map((app) => (
          <Chip
            key={app.id}
            row={order.row(app.id)}
            handle={flags.AppCategoryEdit && !alone(app) ? <OrderHandle {...order.handle(app.id)} /> : null}
            removeLabel={t('appFirst.remove', { name: app.name })}
            onRemove={
              flags.moduleShareEdit ? () => void saveFirst(deptId, scope.detach, [app.id], false) : null
            }
          >
            {app.name}
          </Chip>
        ))}
      </Chips>
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
    </>
  );
}

/** The applications that the organisation puts before all others (spec 3§3.2 `menuTop`), in their order. */
interface FirstApp {
  readonly id: string;
  readonly name: string;
  /** Id of its group: applications move among those of their group, since groups have an order of their own. */
  readonly group: string;
}

/** null where the server does not tell which applications they are. */
function firstApps({ apps }: Pick<Output<typeof queryViewAs>, 'apps'>): readonly FirstApp[] | null {
  if (apps.length > 0 && apps.every(({ top }) => top === undefined)) return null;
  return apps.flatMap(({ app, top }) =>
    top && isShownIn('all', app) ? [{ id: app.id, name: app.menuName, group: app.acId }] : [],
  );
}

interface FirstReachProps {
  readonly deptId: string;
  /** Whether this person may give employees the organisation's arrangement. */
  readonly mayGive: boolean;
}

/** The number of people who have the organisation's order, and the way to give it to those who arrange their own. */
function FirstReach({ deptId, mayGive }: FirstReachProps) {
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
