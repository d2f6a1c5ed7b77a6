/** The confirmation of a group's deletion, with the choice of a new group for its menus (spec 3§7.6; BMENU-076). */
import { useId, useState } from 'react';
import { useText } from '#data/text.ts';
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import { Button } from '#widgets/Button.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import { removeMenuGroup } from './menu-changes.ts';
import { useMenuNames } from './menu-names.ts';
import type { OpenProps } from './open-props.ts';

export function DeleteGroup({ at, groups, group, onClose }: OpenProps & { readonly group: BackMenuGroup }) {
  const { t, formatNumber } = useText();
  const nameOf = useMenuNames(at.deptId);
  const id = useId();
  const others = groups.filter((one) => one.id !== group.id);
  const [to, setTo] = useState(others[0]?.id ?? '');
  const [busy, setBusy] = useState(false);
  const count = group.children.length;
  const remove = async () => {
    setBusy(true);
    const done = await removeMenuGroup(at, group, count === 0 ? '' : to);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('backMenu.group.deleteTitle', { name: nameOf(group) })}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button look="danger" busy={busy} onClick={() => void remove()}>
            {t('backMenu.tree.delete')}
          </Button>
        </>
      }
    >
      <p>{t('backMenu.group.deleteText')}</p>
      {count > 0 && (
        <>
          <p>{t('backMenu.group.deleteMenusText', { count, total: formatNumber(count) })}</p>
          <label className={ink.label} htmlFor={id}>
            {t('backMenu.group.deleteTo')}
          </label>
          <Select
            id={id}
            label={t('backMenu.group.deleteTo')}
            options={others.map((one) => ({ value: one.id, label: nameOf(one) }))}
            value={to}
            onChange={setTo}
          />
        </>
      )}
    </Dialog>
  );
}
