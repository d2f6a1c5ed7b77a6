/** The employee's own groups, sorted by drag handles; "new group" is the last entry (LAUNCH-003, 006, 007). */
import { MoreHorizontal, Plus } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { Category } from '#shared/api/applications/app.ts';
import buttons from '#widgets/Button.module.css';
import { confirm } from '#widgets/confirm.tsx';
import side from '#widgets/looks/side-tabs.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { OrderHandle } from '#widgets/order/OrderHandle.tsx';
import { useOrder } from '#widgets/order/use-order.ts';
import { SideTab } from '#widgets/SideTab.tsx';
import { removeGroup, sortGroups } from './group-changes.ts';
import { newGroupId, withNewGroup } from './groups.ts';

interface GroupListProps {
  readonly groups: readonly Category[];
  /** Number of applications without a group. */
  readonly loose: number;
  /** Id of the open group; '' for the applications without a group. */
  readonly chosen: string;
  readonly editable: boolean;
  readonly onChoose: (id: string) => void;
  readonly onNew: () => void;
  readonly onEdit: (id: string) => void;
  readonly onSorted: () => void;
}

export function GroupList(props: GroupListProps) {
  const { groups, loose, chosen, editable, onChoose, onNew, onEdit } = props;
  const { t } = useText();
  const order = useOrder({
    items: groups.map(({ id, groupName: name }) => ({ id, name })),
    save: (ids) => sortGroups(groups, ids),
    // The change door has already shown the failure.
    onRefused: props.onSorted,
  });
  const byId = new Map(groups.map((group) => [group.id, group]));
  const sorted = order.items.flatMap(({ id }) => byId.get(id) ?? []);
  const entries = withNewGroup(sorted, { AppCategoryEdit: editable }, t('launcher.group.new'));
  const remove = async (group: Category) => {
    const yes = await confirm({
      title: t('applications.category.deleteTitle', { name: group.groupName }),
      text: t('applications.category.deleteText'),
      action: t('applications.category.delete'),
      danger: true,
    });
    if (yes && (await removeGroup(group)) && chosen === group.id) onChoose('');
  };
  return (
    <nav className={side.panel} aria-label={t('launcher.group.label')}>
      <ul className={side.list}>
        <li className={side.fixed}>
          <SideTab
            name={t('launcher.group.none')}
            count={loose}
            current={chosen === ''}
            onChoose={() => onChoose('')}
          />
        </li>
        {entries.map((entry) => {
          const group = byId.get(entry.id);
          if (!group) {
            return (
              <li key={newGroupId} className={side.row}>
                <button type="button" className={side.tab} onClick={onNew}>
                  <Plus size={14} aria-hidden="true" />
                  <span className={side.name}>{entry.groupName}</span>
                </button>
              </li>
            );
          }
          return (
            <li key={group.id} className={side.row} {...(editable ? order.row(group.id) : {})}>
              {editable && groups.length > 1 && <OrderHandle {...order.handle(group.id)} />}
              <SideTab
                name={group.groupName}
                count={group.menus.length}
                current={chosen === group.id}
                onChoose={() => onChoose(group.id)}
              />
              {editable && (
                <MenuButton
                  label={t('applications.tabs.menu', { name: group.groupName })}
                  align="below"
                  className={`${buttons.button} ${buttons.quiet} ${buttons.small}`}
                  lines={[
                    {
                      key: 'edit',
                      label: t('applications.category.edit'),
                      onSelect: () => onEdit(group.id),
                    },
                    {
                      key: 'delete',
                      label: t('applications.category.delete'),
                      danger: true,
                      onSelect: () => void remove(group),
                    },
                  ]}
                >
                  <MoreHorizontal size={14} aria-hidden="true" />
                </MenuButton>
              )}
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" aria-live="assertive">
        {order.announcement}
      </p>
    </nav>
  );
}
