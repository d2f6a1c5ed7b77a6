/** Moves an application to any index of a group (spec 3§3.2 "appModuleLink", 3§7.1; APP-032, 106). */

import { useId, useState } from 'react';
import { useChange } from '#data/changes/index.ts';
import { callRead, useRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { useText } from '#data/text.ts';
import type { Category } from '#shared/api/applications/app.ts';
import { moveApp } from '#shared/api/applications/categories.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import { type AppInfo, querySysAppManageInfo } from '#shared/api/applications/manage.ts';
import { appPositionOf, appPositionRecord } from '#shared/rules/records/applications/app-position-record.ts';
import { Button } from '#widgets/Button.tsx';
import { InputNumber } from '#widgets/controls/InputNumber.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { joinReads } from '#widgets/join-reads.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { shownAppName } from './app-words.ts';

interface MoveDialogProps {
  readonly deptId: string;
  readonly id: string;
  readonly onClose: () => void;
}

export function MoveDialog(props: MoveDialogProps) {
  const { deptId, id, onClose } = props;
  const { t } = useText();
  const read = useRead(querySysAppManageInfo, { deptId, sysMenuId: id });
  // The read includes applications that are off, since a group's end comes after them.
  const groups = useRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true });
  const both = joinReads([read, t('applications.form.failed')], [groups, t('applications.groupsFailed')]);
  return (
    <ReadDialog read={both} title={t('applications.app.inGroup')} onClose={onClose}>
      {([info, all]) => <Move {...props} info={info} groups={all} />}
    </ReadDialog>
  );
}

interface MoveProps extends MoveDialogProps {
  readonly info: AppInfo;
  readonly groups: readonly Category[];
}

function Move({ deptId, id, onClose, info, groups }: MoveProps) {
  const { t, formatNumber } = useText();
  const fieldId = useId();
  const positionId = useId();
  const before = appPositionOf(info);
  const [chosen, setChosen] = useState<string | null>(null);
  const acId = chosen ?? before.acId;
  // The default is the present index, or the end of another group.
  const size = groups.find((group) => group.id === acId)?.count ?? null;
  const last = acId === before.acId ? size : (size ?? 0) + 1;
  const [typed, setTyped] = useState<number | null>(null);
  const orderNum = typed ?? (acId === before.acId ? before.orderNum : (last ?? 1));
  const wrong = !Number.isInteger(orderNum) || orderNum < 1 || (last !== null && orderNum > last);
  const same = acId === before.acId && orderNum === before.orderNum;
  const { submit, pending } = useChange();
  const move = async () => {
    const done = await submit({
      ...reversible(moveApp, {
        title: 'applications.app.movedChange',
        input: { acId, amId: id, orderNum, deptId },
        kind: appPositionRecord,
        locator: { deptId, id },
        before,
        after: { acId, orderNum },
      }),
      success: 'applications.app.moved',
      async readBack() {
        const now = appPositionOf(await callRead(querySysAppManageInfo, { deptId, sysMenuId: id }));
        const group = groups.find((one) => one.id === now.acId)?.groupName ?? t('applications.app.noGroup');
        return {
          isApplied: now.acId === acId && now.orderNum === orderNum,
          fields: [
            { label: t('applications.app.group'), value: group },
            { label: t('applications.app.place'), value: formatNumber(now.orderNum) },
          ],
        };
      },
    });
    if (done) onClose();
  };
  const options = [
    { value: '', label: t('applications.app.noGroup') },
    ...groups.map((group) => ({ value: group.id, label: group.groupName })),
  ];
  return (
    <Dialog
      open
      title={t('applications.app.moveTitle', { name: shownAppName(info) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={pending} disabled={same || wrong} onClick={() => void move()}>
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
        onChange={(id) => {
          setChosen(id);
          setTyped(null);
        }}
      />
      <label className={`${ink.label} ${layout.above}`} htmlFor={positionId}>
        {t('applications.app.place')}
      </label>
      <div className={layout.row}>
        <InputNumber
          id={positionId}
          label={t('applications.app.place')}
          value={orderNum}
          min={1}
          {...(last === null ? {} : { max: last })}
          precision={0}
          onChange={setTyped}
        />
        <Button size="small" disabled={orderNum === 1} onClick={() => setTyped(1)}>
          {t('applications.app.toTop')}
        </Button>
        {last !== null && (
          <span className={ink.small}>{t('applications.app.ofPlaces', { total: formatNumber(last) })}</span>
        )}
      </div>
    </Dialog>
  );
}
