/** An employee's own groups of applications (spec 3§2.2, 3§6; LAUNCH-001 to 007). */
import { isCallMissing } from '#data/missing-call.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { queryPersonalCategories } from '#shared/api/launcher/groups.ts';
import {
  loadModuleStatusPersonal,
  queryEmpAppManageConfigs,
  queryEmpMenus,
} from '#shared/api/launcher/launcher.ts';
import { mayArrange, navModeOf } from '#shared/rules/launcher/configs.ts';
import { usableApps } from '#shared/rules/launcher/usable.ts';
import { categoryForm } from '#shared/rules/records/applications/category-record.ts';
import { personalGroupRecord } from '#shared/rules/records/launcher/group-records.ts';
import { useAddress } from '#state/address.ts';
import { useDialogRoute } from '#state/dialog-route.ts';
import { AppGroupForm, NewAppGroup } from '#widgets/AppGroups/GroupForms.tsx';
import { addGroup } from '#widgets/AppGroups/group-changes.ts';
import { joinReads } from '#widgets/join-reads.ts';
import layout from '#widgets/looks/layout.module.css';
import side from '#widgets/looks/side-tabs.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { LauncherHead, resetLauncher } from '../LauncherHead.tsx';
import { GroupApps } from './GroupApps.tsx';
import { GroupList } from './GroupList.tsx';
import { ownGroups } from './group-changes.ts';
import { MoveApp } from './MoveApp.tsx';

const dialogs = ['new', 'edit', 'move'] as const;

export function GroupsPage() {
  const { t } = useText();
  const address = useAddress();
  const dialog = useDialogRoute('/launcher/groups', dialogs);
  const configs = useRead(queryEmpAppManageConfigs, {});
  const navMode = navModeOf(configs.data?.appManageConfigs ?? []);
  const groups = useRead(queryPersonalCategories, {});
  const statuses = useRead(loadModuleStatusPersonal, {});
  const apps = useRead(
    queryEmpMenus,
    { displayClient: 'pc', loadAll: '1', navMode },
    { enabled: configs.data !== undefined },
  );
  const read = joinReads(
    [configs, t('launcher.configsFailed')],
    [groups, t('launcher.group.failed')],
    [statuses, t('launcher.statusFailed')],
    [apps, t('launcher.failed')],
  );
  // Without the module states, applications that are off stand among the others; a notice above the list says so.
  const off = statuses.data ?? (isCallMissing(statuses) ? [] : undefined);
  const may = configs.data !== undefined && mayArrange(configs.data.appManageConfigs);
  const editable = configs.data?.permission.AppCategoryEdit ?? false;
  const usable = (some: readonly AppItem[]) => usableApps(some, off ?? []);
  const all = (groups.data ?? []).map((group) => ({ ...group, menus: usable(group.menus) }));
  const known = all.some(({ id }) => id === address.get('group'));
  const chosen = known ? address.get('group') : '';
  const ownApps = usable(apps.data?.empmenus ?? []);
  const loose = ownApps.filter(({ acId }) => acId === '');
  const shown = known ? (all.find(({ id }) => id === chosen)?.menus ?? []) : loose;
  const again = () => void groups.refetch();
  const edited = dialog.name === 'edit' ? all.find(({ id }) => id === dialog.id) : undefined;
  const moved = dialog.name === 'move' && ownApps.find(({ id }) => id === dialog.id);
  return (
    <>
      <LauncherHead onReset={may ? () => void resetLauncher() : null} />
      <ReadPart read={read} waiting={<SkeletonRows />} />
      {groups.data && apps.data && off && (
        <>
          {!editable && <Notice tone="locked">{t(may ? 'launcher.follows' : 'launcher.forbidden')}</Notice>}
          <div className={side.split}>
            <GroupList
              groups={all}
              loose={loose.length}
              chosen={chosen}
              editable={editable}
              onChoose={(id) => address.set({ group: id })}
              onNew={() => dialog.open('new')}
              onEdit={(id) => dialog.open('edit', id)}
              onSorted={again}
            />
            <div className={layout.fill}>
              <GroupApps
                key={chosen}
                apps={shown}
                editable={editable}
                onMove={(id) => dialog.open('move', id)}
                onSorted={again}
              />
            </div>
          </div>
        </>
      )}
      {dialog.name === 'new' && (
        <NewAppGroup
          name="launcherGroup/new"
          onAdd={(values) => addGroup(ownGroups, values)}
          onClose={dialog.close}
        />
      )}
      {edited && (
        <AppGroupForm
          key={edited.id}
          name={`${personalGroupRecord.id}/${edited.id}`}
          kind={personalGroupRecord}
          locator={{ id: edited.id }}
          stored={categoryForm(edited)}
          onClose={dialog.close}
        />
      )}
      {moved && <MoveApp key={moved.id} app={moved} groups={all} onClose={dialog.close} />}
    </>
  );
}
