/** The dialogs of application management; the address names the open one. */
import type { ComponentProps } from 'react';
import { type AppPermissionFlags, isToggledHere } from '#shared/rules/common/applications/permissions.ts';
import { NewAppGroup } from '#widgets/AppGroups/GroupForms.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { HistoryDialog } from '../History/HistoryDialog.tsx';
import { InDepartments } from '../InDepartments/InDepartments.tsx';
import { RollOutDialog } from '../RollOut/RollOutDialog.tsx';
import { AppDrawer } from './AppDrawer.tsx';
import { AppNamesDialog } from './AppNames.tsx';
import { addAppGroup } from './app-groups.ts';
import { EditAppGroup } from './EditGroup.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { SyncDialog } from './SyncDialog.tsx';
import { useAppDialog } from './use-dialog.ts';

interface AppDialogsProps {
  readonly scope: ReadyScope;
  readonly sync: ComponentProps<typeof SyncDialog>['read'];
  readonly flags: AppPermissionFlags;
}

export function AppDialogs({ scope, sync, flags }: AppDialogsProps) {
  const deptId = scope.department.id;
  const dialog = useAppDialog();
  const { id, close: onClose } = dialog;
  return (
    <>
      {dialog.name === 'new-group' && (
        <NewAppGroup
          name={`appCategory/new/${deptId}`}
          onAdd={(values) => addAppGroup(deptId, values)}
          onClose={onClose}
        />
      )}
      {dialog.name === 'group' && <EditAppGroup key={id} deptId={deptId} id={id} onClose={onClose} />}
      {dialog.name === 'move' && <MoveDialog key={id} deptId={deptId} id={id} onClose={onClose} />}
      {dialog.name === 'edit' && (
        <AppDrawer
          key={id}
          locator={{ deptId, id, detach: scope.detach }}
          readOnly={!flags.moduleShareEdit}
          turning={{
            here: isToggledHere(scope.detach, sync.data?.rootDept ?? true),
            may: flags.moduleEnable,
          }}
          onClose={onClose}
        />
      )}
      {dialog.name === 'names' && <AppNamesDialog key={id} deptId={deptId} id={id} onClose={onClose} />}
      {dialog.name === 'rollout' && flags.moduleShareEdit && (
        <RollOutDialog key={id} deptId={deptId} id={id} mayEnable={flags.moduleEnable} onClose={onClose} />
      )}
      {dialog.name === 'history' && (
        <HistoryDialog
          key={id}
          deptId={deptId}
          id={id}
          detach={scope.detach}
          may={{ change: flags.moduleShareEdit, enable: flags.moduleEnable }}
          onClose={onClose}
        />
      )}
      {(dialog.name === 'enable-in' || dialog.name === 'disable-in') && scope.detach === 'depth' && (
        <InDepartments
          key={`${dialog.name} ${id}`}
          id={id}
          on={dialog.name === 'enable-in'}
          detach={scope.detach}
          onClose={onClose}
        />
      )}
      {dialog.name === 'sync' && <SyncDialog scope={scope} read={sync} onClose={onClose} />}
    </>
  );
}
