/** The applications of a tab as cards (spec 3§2.1, 3§5.6, 3§9; APP-006 to 010, 015, 019, 021, 105, 162, 163, 180). */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { submitChange } from '#data/changes/index.ts';
import { reversible } from '#data/records/reversible.ts';
import { useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { sortApps } from '#shared/api/applications/categories.ts';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { numbersOf, renumberApps } from '#shared/rules/applications/order.ts';
import {
  asksFor,
  isGroupTab,
  isShownIn,
  keywordsOf,
  pageSizes,
} from '#shared/rules/common/applications/lists.ts';
import type { AppPermissionFlags } from '#shared/rules/common/applications/permissions.ts';
import { appOrderReads } from '#shared/rules/records/applications/app-reads.ts';
import { appOrderRecord } from '#shared/rules/records/applications/order-records.ts';
import type { Message } from '#shared/text/message.ts';
import { useAddress } from '#state/address.ts';
import { departmentQuery } from '#state/department-query.ts';
import { expectedComponent } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useWatchedLinks } from '#widgets/LinkWatch/use-watched-links.ts';
import { useList } from '#widgets/List/use-list.ts';
import { useListOrder } from '#widgets/List/use-list-order.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { rollOutKey, useRollOutJobs } from '../RollOut/roll-out-jobs.ts';
import { useUsers } from '../use-users.ts';
import { AppBulk, type BulkPlan } from './AppBulk.tsx';
import { AppCard, type CardWork } from './AppCard.tsx';
import { appFileColumns } from './app-columns.ts';
import { copyApps } from './copy-apps.ts';
import { NoQueryRight } from './NoQueryRight.tsx';
import { toggleApp } from './toggle-app.ts';
import { useAppNames } from '#widgets/Names/use-app-names.ts';
import { useToggleBlock } from './use-toggle-block.ts';
import { useLicences } from './use-licences.ts';

const ShareDialog = expectedComponent(async () => (await import('./ShareDialog.tsx')).ShareDialog);
const MovePlan = expectedComponent(async () => (await import('./MovePlan.tsx')).MovePlan);
const OpensPlan = expectedComponent(async () => (await import('./OpensPlan.tsx')).OpensPlan);

interface AppListProps {
  /** `all`, `notInstalled`, or the id of a group. */
  readonly tab: string;
  readonly scope: ReadyScope;
  readonly flags: AppPermissionFlags;
  /** Whether applications that are off are shown by default. */
  readonly disabledFirst: boolean;
  readonly mayCopy: boolean;
  readonly onOpen: CardWork['open'];
  /** Reports whether the list could be read; not called while it loads. */
  readonly onQueried: (may: boolean) => void;
}

const noSteps: readonly ScheduledJob[] = [];

export function AppList(props: AppListProps) {
  const { tab, scope, flags, disabledFirst, mayCopy, onOpen, onQueried } = props;
  const { t, formatNumber } = useText();
  const deptId = scope.department.id;
  const isGroup = isGroupTab(tab);
  const licencesOf = useLicences(deptId);
  const nameOf = useAppNames();
  const usersOf = useUsers(deptId);
  const { jobs: rollOuts } = useRollOutJobs();
  const links = useWatchedLinks().data?.links;
  const step = useStep(tab);
  const address = useAddress();
  const offHidden = tab !== 'notInstalled' && disabledFirst === (address.get('disabled') === '1');
  const navigate = useNavigate();
  const { search } = useLocation();
  const work = useLatestWork({
    toggle: (app, on) => toggleApp(deptId, app, on, usersOf),
    copy: (app) => void copyApps(deptId, [app]),
    open: onOpen,
    needs: ({ moduleId }) =>
      void navigate({
        pathname: `/appManage/needs/${encodeURIComponent(moduleId)}`,
        search: departmentQuery(search),
      }),
  });
  const list = useList<AppItem, 'q' | 'disabled'>({
    name: 'applications',
    filters: {
      q: { kind: 'search', label: t('applications.search') },
      disabled: {
        kind: 'toggle',
        label: t(disabledFirst ? 'applications.hideDisabled' : 'applications.showDisabled'),
      },
    },
    source: pagedSource(
      queryAppList,
      ({ values, pageNo, pageSize }) => {
        const showDisable = disabledFirst !== (values.disabled === '1');
        return asksFor({ tab, deptId, keywords: keywordsOf(values.q), showDisable, pageNo, pageSize });
      },
      { of: `${deptId} ${tab} ${disabledFirst}`, atOnce: true },
    ),
    columns: appFileColumns(t),
    rowKey: ({ id }) => id,
    more: step,
    select: flags.moduleShareEdit && tab !== 'notInstalled',
  });
  const [planned, setPlanned] = useState<BulkPlan | null>(null);
  const order = useListOrder(list, {
    nameOf: ({ menuName }) => menuName,
    save: async (ids) => {
      const shown = loaded().map(({ id, orderIndex }) => ({ id, orderNum: orderIndex }));
      const modules = renumberApps(shown, ids);
      await submitChange({
        ...reversible(sortApps, {
          title: 'applications.app.sortedChange',
          input: { modules, deptId },
          touches: appOrderReads,
          kind: appOrderRecord,
          locator: { deptId, names: Object.fromEntries(loaded().map(({ id, menuName }) => [id, menuName])) },
          before: numbersOf(shown),
          after: { ...numbersOf(shown), ...numbersOf(modules) },
        }),
        success: 'applications.app.sorted',
      });
    },
    // The change door has already shown the failure; the list then shows the server's order.
    onRefused: () => list.reload?.(),
    isOff: !isGroup || !flags.AppCategoryEdit,
  });
  const textOf = (message: Message | null) => message && t(message.key, message.params);
  const loaded = () =>
    Array.from({ length: list.rows.count }, (_, index) => list.rows.row(index)).flatMap((app) => app ?? []);
  const blockedOf = useToggleBlock(deptId, loaded(), flags.moduleEnable && tab !== 'notInstalled');
  const leaveOut = (app: AppItem) => !isShownIn(tab, app);
  const refused = list.error !== null && list.total === null;
  const answered = refused || list.total !== null;
  useEffect(() => {
    if (answered) onQueried(!refused);
  }, [answered, refused, onQueried]);
  if (refused) {
    return (
      <NoQueryRight error={list.error} title={t('applications.failed')} onRetry={() => list.reload?.()} />
    );
  }
  return (
    <ListScreen
      list={list}
      label={t('applications.list')}
      card={{
        leaveOut,
        nameOf: ({ menuName }) => menuName,
        draw: (app, lead) => (
          <AppCard
            app={app}
            name={nameOf(app)}
            lead={lead}
            licence={licencesOf(app)}
            blocked={textOf(blockedOf(app))}
            mayTurn={flags.moduleEnable}
            inDepartments={scope.detach === 'depth'}
            mayMove={flags.AppCategoryEdit}
            mayCopy={mayCopy}
            mayShare={flags.moduleShareEdit}
            link={links?.find(({ id }) => id === app.id)?.last ?? null}
            rollOut={rollOuts.get(rollOutKey(deptId, app.id)) ?? noSteps}
            work={work}
          />
        ),
      }}
      order={order}
      bulk={(chosen) => {
        const withChosen = (work: (apps: readonly AppItem[]) => void) =>
          void chosen.chosen().then(work).catch(notifyFailure);
        return (
          <AppBulk
            scope={scope}
            flags={flags}
            mayCopy={mayCopy}
            usersOf={usersOf}
            withChosen={withChosen}
            onPlan={setPlanned}
          />
        );
      }}
      refresh
      count={(total) => {
        const count = total - loaded().filter(leaveOut).length;
        return t('applications.count', { count, total: formatNumber(count) });
      }}
      empty={{
        title: t('applications.empty'),
        text: t(`applications.${isGroup ? 'emptyText' : offHidden ? 'emptyOff' : 'emptyAll'}`),
        // All applications may be off, and an empty list has no filters above it.
        action: offHidden && (
          <Button onClick={() => address.set({ disabled: disabledFirst ? '' : '1' })}>
            {t('applications.showDisabled')}
          </Button>
        ),
      }}
      failed={t('applications.failed')}
    >
      {planned?.kind === 'share' && (
        <ShareDialog
          deptId={deptId}
          apps={planned.apps}
          onClose={() => setPlanned(null)}
          onDone={() => list.selection?.clear()}
        />
      )}
      {planned?.kind === 'move' && (
        <MovePlan scope={scope} apps={planned.apps} group={planned.group} onClose={() => setPlanned(null)} />
      )}
      {planned?.kind === 'opens' && (
        <OpensPlan scope={scope} apps={planned.apps} mode={planned.mode} onClose={() => setPlanned(null)} />
      )}
    </ListScreen>
  );
}

/** Page size: ten at first, fifteen once the search or tab has changed (3§9). */
function useStep(tab: string): number {
  const address = useAddress();
  const asked = [tab, address.get('q'), address.get('disabled')].join('\n');
  const [first] = useState(asked);
  const [reset, setReset] = useState(false);
  if (!reset && asked !== first) setReset(true);
  return reset ? pageSizes.reset : pageSizes.initial;
}

/** A stable object whose functions call the latest ones. */
function useLatestWork(now: CardWork): CardWork {
  const latest = useRef(now);
  latest.current = now;
  return useMemo(
    () => ({
      toggle: (app, on) => latest.current.toggle(app, on),
      copy: (app) => latest.current.copy(app),
      open: (dialog, id) => latest.current.open(dialog, id),
      needs: (app) => latest.current.needs(app),
    }),
    [],
  );
}
