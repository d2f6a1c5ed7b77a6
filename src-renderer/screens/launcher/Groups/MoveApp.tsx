/** Moves an application to the end of another one of the employee's own groups (LAUNCH-025). */
import { useId, useState } from 'react';
import { useText } from '#data/text.ts';
import type { AppItem, Category } from '#shared/api/applications/app.ts';
import { personalPositionRecord } from '#shared/rules/records/launcher/group-records.ts';
import { Button } from '#widgets/Button.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import ink from '#widgets/looks/ink.module.css';

interface MoveAppProps {
  readonly app: AppItem;
  readonly groups: readonly Category[];
  readonly onClose: () => void;
}

export function MoveApp({ app, groups, onClose }: MoveAppProps) {
  const { t } = useText();
  const fieldId = useId();
  const [acId, setAcId] = useState(app.acId);
  const [pending, setPending] = useState(false);
  const appsIn = (id: string) => groups.find((group) => group.id === id)?.menus ?? [];
  const move = async () => {
    const before = {
      acId: app.acId,
      orderNum: Math.max(1, appsIn(app.acId).findIndex(({ id }) => id === app.id) + 1),
    };
    const after = { acId, orderNum: acId === '' ? 1 : appsIn(acId).length + 1 };
    const edits = {
      acId: { from: before.acId, to: after.acId },
      orderNum: { from: before.orderNum, to: after.orderNum },
    };
    setPending(true);
    const done = await saveNow(personalPositionRecord, { id: app.id }, edits, 'launcher.group.moved');
    setPending(false);
    if (done) onClose();
  };
  const options = [
    { value: '', label: t('launcher.group.none') },
    ...groups.map(({ id, groupName }) => ({ value: id, label: groupName })),
  ];
  return (
    <Dialog
      open
      title={t('applications.app.moveTitle', { name: app.menuName })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={pending} disabled={acId === app.acId} onClick={() => void move()}>
            {t('applications.app.moveAction')}
          </Button>
        </>
      }
    >
      <label className={ink.label} htmlFor={fieldId}>
        {t('applications.app.group')}
      </label>
      <Select
        id={fieldId}
        label={t('applications.app.group')}
        options={options}
        value={acId}
        onChange={setAcId}
      />
    </Dialog>
  );
}
