/** Enables or disables one application in several departments: they are chosen, and the plan shows what will change. */
import { useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import type { Detach } from '#shared/rules/common/departments/scope.ts';
import { LazyPicker } from '#widgets/PeoplePicker/LazyPicker.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { SameAsPlan } from '../SameAs/SameAsPlan.tsx';
import { useDepartments } from '../use-departments.ts';

interface InDepartmentsProps {
  /** Id of the application. */
  readonly id: string;
  readonly on: boolean;
  readonly detach: Detach;
  readonly onClose: () => void;
}

export function InDepartments({ id, on, detach, onClose }: InDepartmentsProps) {
  const { t } = useText();
  const [ids, setIds] = useState<readonly string[]>([]);
  const isTaken = useRef(false);
  const named = useDepartments(ids);
  if (ids.length === 0)
    return (
      <LazyPicker
        kind="department"
        menuCode={appManageMenu}
        multiple
        initial={[]}
        onTake={(chosen) => {
          isTaken.current = chosen.length > 0;
          setIds(chosen);
        }}
        onClose={() => {
          // A choice closes the picker, too.
          if (!isTaken.current) onClose();
        }}
      />
    );
  return (
    <ReadDialog
      read={named}
      title={t('appSheet.plan.title')}
      width={1000}
      failed={t('sameAs.namesFailed')}
      onClose={onClose}
    >
      {(departments) => (
        <SameAsPlan
          source={null}
          parts={departments.map((department) => ({
            department,
            cells: [{ id, aspect: 'on', value: on ? 1 : 0 }],
            shares: null,
          }))}
          aspects={['on']}
          detach={detach}
          onSent={() => undefined}
          onClose={onClose}
        />
      )}
    </ReadDialog>
  );
}
