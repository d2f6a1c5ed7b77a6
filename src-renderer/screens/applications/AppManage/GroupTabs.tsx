/**
 * Groups as tabs (spec 3§2.1; APP-005, 013, 093): all applications, not installed ones, then each group, which is
 * sorted by its drag handle.
 */

import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowDownUp, Plus } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { Category } from '#shared/api/applications/app.ts';
import { fixedTabs } from '#shared/rules/common/applications/lists.ts';
import { AppGroupRow } from '#widgets/AppGroups/GroupRow.tsx';
import { removeGroup, sortGroups } from '#widgets/AppGroups/group-changes.ts';
import buttons from '#widgets/Button.module.css';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import side from '#widgets/looks/side-tabs.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { useOrder } from '#widgets/order/use-order.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SideTab } from '#widgets/SideTab.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { groupsOf } from './app-groups.ts';
import { orderForEverybody } from './order-for-everybody.ts';
import type { AppDialog } from './use-dialog.ts';

interface GroupTabsProps {
  readonly read: UseQueryResult<readonly Category[]>;
  readonly tab: string;
  readonly deptId: string;
  readonly editable: boolean;
  readonly onTab: (tab: string) => void;
  readonly dialog: AppDialog;
}

export function GroupTabs({ read, tab, deptId, editable, onTab, dialog }: GroupTabsProps) {
  const { t, language } = useText();
  const all = read.data ?? [];
  const groups = groupsOf(deptId);
  const ownGroups = all.filter((group) => group.own);
  const order = useOrder({
    items: ownGroups.map(({ id, groupName: name }) => ({ id, name })),
    save: (ids) => sortGroups(groups, ownGroups, ids),
    // The change door has already shown the failure.
    onRefused: () => void read.refetch(),
  });
  const byId = new Map(all.map((group) => [group.id, group]));
  const shown = [
    ...all.filter((group) => !group.own),
    ...order.items.flatMap(({ id }) => byId.get(id) ?? []),
  ];
  const remove = async (group: Category) => {
    if ((await removeGroup(groups, group)) && tab === group.id) onTab('all');
  };
  return (
    <nav className={`${side.panel} ${layout.stack}`} aria-label={t('applications.tabs.label')}>
      <ul className={side.list}>
        {fixedTabs.map((key) => (
          <li key={key} className={side.fixed}>
            <SideTab name={t(`applications.tabs.${key}`)} current={tab === key} onChoose={() => onTab(key)} />
          </li>
        ))}
        {shown.map((group) => (
          <AppGroupRow
            key={group.id}
            group={group}
            count={group.count}
            current={tab === group.id}
            editable={group.own && editable}
            order={order}
            onChoose={() => onTab(group.id)}
            onEdit={() => dialog.open('group', group.id)}
            onDelete={() => void remove(group)}
          />
        ))}
      </ul>
      <ReadPart
        read={read}
        failed={t('applications.groupsFailed')}
        waiting={<SkeletonRows rows={5} columns={1} />}
      />
      {editable && (
        <div>
          <Button
            look="quiet"
            size="small"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() => dialog.open('new-group')}
          >
            {t('applications.tabs.newGroup')}
          </Button>
          <MenuButton
            label={t('applications.order.menu')}
            align="below"
            className={`${buttons.button} ${buttons.quiet} ${buttons.small}`}
            lines={(['name', 'used'] as const).map((type) => ({
              key: type,
              label: t(`applications.app.sortBy.${type}`),
              onSelect: () => void orderForEverybody(deptId, type, language),
            }))}
          >
            <ArrowDownUp size={14} aria-hidden="true" />
            {t('applications.order.menu')}
          </MenuButton>
        </div>
      )}
      <p className="visually-hidden" aria-live="assertive">
        {order.announcement}
      </p>
    </nav>
  );
}
