/** The choice of one department from the tree that the person manages, or of all. */

import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { DepartmentButton } from './DepartmentButton.tsx';

/** The menu code with which the server decides which departments are visible: that of application management. */
export const departmentMenu = appManageMenu;

interface DepartmentChoiceProps {
  readonly deptId: string;
  /** Whether the whole tenant can be chosen too. */
  readonly all?: boolean;
  readonly onChange: (deptId: string) => void;
}

export function DepartmentChoice({ deptId, all = true, onChange }: DepartmentChoiceProps) {
  const { t } = useText();
  return (
    <DepartmentButton
      label={t('licenceInfo.screen.apps.departmentChoice')}
      menuCode={departmentMenu}
      value={deptId}
      {...(all ? { allText: t('licenceInfo.screen.apps.allDepartments') } : {})}
      onChange={onChange}
    />
  );
}
