/**
 * Groups as tabs (spec 3§2.1; APP-005, 013, 093): all applications, not installed ones, then each group, which is
 * sorted by its drag handle.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import { MoreHorizontal, Plus } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { Category } from '#shared/api/applications/app.ts';
import { fixedTabs } from '#shared/rules/common/applications/lists.ts';
import buttons from '#widgets/Button.module.css';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Later } from '#widgets/Later.tsx';
import layout from '#widgets/looks/layout.module.css';
import side from '#widgets/looks/side-tabs.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { OrderHandle } from '#widgets/order/OrderHandle.tsx';
import { useOrder } from '#widgets/order/use-order.ts';
import { SideTab } from '#widgets/SideTab.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { removeGroup, sortGroups } from './group-changes.ts';
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
  const { t } = useText();
  const all = read.data ?? [];
  const own = all.filter((group) => group.own);
  const order = useOrder({
    items: own.map(({ id, groupName: name }) => ({ id, name })),
    save: (ids) => sortGroups(deptId, own, ids),
    // The change door has already shown the failure.
    onRefused: () => void read.refetch(),
  });
  const byId = new Map(all.map((group) => [group.id, group]));
  const shown = [
    ...all.filter((group) => !group.own),
    ...order.items.flatMap(({ id }) => byId.get(id) ?? []),
  ];
  const remove = async (group: Category) => {
    const yes = await confirm({
      title: t('applications.category.deleteTitle', { name: group.groupName }),
      text: t('applications.category.deleteText'),
      action: t('applications.category.delete'),
      danger: true,
    });
    if (!yes || !(await removeGroup(deptId, group))) return;
    if (tab === group.id) onTab('all');
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
          <li key={group.id} className={side.row} {...(group.own && editable ? order.row(group.id) : {})}>
            {group.own && editable && own.length > 1 && <OrderHandle {...order.handle(group.id)} />}
            <SideTab
              name={group.groupName}
              count={group.count}
              current={tab === group.id}
              onChoose={() => onTab(group.id)}
            />
            {group.own && editable && (
              <Later>
                <GroupMenu
                  name={group.groupName}
                  onEdit={() => dialog.open('group', group.id)}
                  onDelete={() => void remove(group)}
                />
              </Later>
            )}
          </li>
        ))}
      </ul>
      {read.isLoading && <SkeletonRows rows={5} columns={1} />}
      {read.error && !read.data && (
        <ErrorNotice
          error={read.error}
          title={t('applications.groupsFailed')}
          onRetry={() => void read.refetch()}
        />
      )}
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
        </div>
      )}
      <p className="visually-hidden" aria-live="assertive">
        {order.announcement}
      </p>
    </nav>
  );
}

interface GroupMenuProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function GroupMenu({ name, onEdit, onDelete }: GroupMenuProps) {
  const { t } = useText();
  return (
    <MenuButton
      label={t('applications.tabs.menu', { name })}
      align="below"
      className={`${buttons.button} ${buttons.quiet} ${buttons.small}`}
      lines={[
        { key: 'edit', label: t('applications.category.edit'), onSelect: onEdit },
        { key: 'delete', label: t('applications.category.delete'), danger: true, onSelect: onDelete },
      ]}
    >
      <MoreHorizontal size={14} aria-hidden="true" />
    </MenuButton>
  );
}
