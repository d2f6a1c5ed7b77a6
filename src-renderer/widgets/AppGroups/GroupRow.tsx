/** An application group as a tab of a list, with handle, name and menu (spec 3§2.1, 3§2.2; APP-005, 093; LAUNCH-003). */
import { MoreHorizontal } from 'lucide-react';
import { useText } from '#data/text.ts';
import buttons from '../Button.module.css';
import { DeferredPart } from '../DeferredPart.tsx';
import side from '../looks/side-tabs.module.css';
import { MenuButton } from '../Menu.tsx';
import { OrderHandle } from '../order/OrderHandle.tsx';
import type { useOrder } from '../order/use-order.ts';
import { SideTab } from '../SideTab.tsx';

interface GroupRowProps {
  readonly group: { readonly id: string; readonly groupName: string };
  readonly count?: number | undefined;
  readonly current: boolean;
  readonly editable: boolean;
  readonly order: Pick<ReturnType<typeof useOrder>, 'items' | 'row' | 'handle'>;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function AppGroupRow({
  group,
  count,
  current,
  editable,
  order,
  onChoose,
  onEdit,
  onDelete,
}: GroupRowProps) {
  const { t } = useText();
  const { id, groupName: name } = group;
  return (
    <li className={side.row} {...(editable ? order.row(id) : {})}>
      {editable && order.items.length > 1 && <OrderHandle {...order.handle(id)} />}
      <SideTab name={name} count={count} current={current} onChoose={onChoose} />
      {editable && (
        <DeferredPart>
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
        </DeferredPart>
      )}
    </li>
  );
}
