/** The employee's own groups, sorted by drag handles; "new group" is the last entry (LAUNCH-003, 006, 007). */
import { Plus } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { Category } from '#shared/api/applications/app.ts';
import { AppGroupRow } from '#widgets/AppGroups/GroupRow.tsx';
import { removeGroup, sortGroups } from '#widgets/AppGroups/group-changes.ts';
import side from '#widgets/looks/side-tabs.module.css';
import { useOrder } from '#widgets/order/use-order.ts';
import { SideTab } from '#widgets/SideTab.tsx';
import { ownGroups } from './group-changes.ts';
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
    save: (ids) => sortGroups(ownGroups, groups, ids),
    // The change door has already shown the failure.
    onRefused: props.onSorted,
  });
  const byId = new Map(groups.map((group) => [group.id, group]));
  const sorted = order.items.flatMap(({ id }) => byId.get(id) ?? []);
  const entries = withNewGroup(sorted, { AppCategoryEdit: editable }, t('launcher.group.new'));
  const remove = async (group: Category) => {
    if ((await removeGroup(ownGroups, group)) && chosen === group.id) onChoose('');
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
            <AppGroupRow
              key={group.id}
              group={group}
              count={group.menus.length}
              current={chosen === group.id}
              editable={editable}
              order={order}
              onChoose={() => onChoose(group.id)}
              onEdit={() => onEdit(group.id)}
              onDelete={() => void remove(group)}
            />
          );
        })}
      </ul>
      <p className="visually-hidden" aria-live="assertive">
        {order.announcement}
      </p>
    </nav>
  );
}
