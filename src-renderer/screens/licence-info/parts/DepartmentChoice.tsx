/** One of the departments that the person manages, chosen from their tree; or all of them. */
import { useText } from '#data/text.ts';
import { DepartmentButton } from './DepartmentButton.tsx';

/** The menu for which the server says which departments one may see: that of application management. */
export const departmentMenu = 'appManage';

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
