/** The plan for the open mode of several applications: the sheet's, for one column (spec 3§3.2, 3§7.4; APP-131). */
import { type AppItem, type OpenMode, openModes } from '#shared/api/applications/app.ts';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { CellsPlan } from '../Sheet/CellsPlan.tsx';

interface OpensPlanProps {
  readonly scope: ReadyScope;
  readonly apps: readonly AppItem[];
  readonly mode: OpenMode;
  readonly onClose: () => void;
}

export function OpensPlan({ scope, apps, mode, onClose }: OpensPlanProps) {
  const value = openModes.indexOf(mode);
  const names = new Map(apps.map(({ id, menuName }) => [id, menuName]));
  return (
    <CellsPlan
      detach={scope.detach}
      parts={() => [
        { department: scope.department, cells: apps.map(({ id }) => ({ id, aspect: 'opens', value })) },
      ]}
      nameOf={(id) => names.get(id) ?? id}
      several={false}
      onSent={() => undefined}
      onClose={onClose}
    />
  );
}
