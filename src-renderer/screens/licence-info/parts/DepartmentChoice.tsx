/** One of the departments that the person manages; where the address names another one, it stays on offer. */
import { useText } from '../../../data/text.ts';
import { useSession } from '../../../state/session.ts';
import styles from './parts.module.css';

interface DepartmentChoiceProps {
  readonly deptId: string;
  /** Whether the whole tenant can be chosen too. */
  readonly all?: boolean;
  readonly onChange: (deptId: string) => void;
}

export function DepartmentChoice({ deptId, all = true, onChange }: DepartmentChoiceProps) {
  const { t } = useText();
  const session = useSession();
  const managed = session.status === 'signedIn' ? session.facts.user.managedDepartments : [];
  const ids = [...new Set([...managed, ...(deptId === '' ? [] : [deptId])])];
  if (ids.length === 0) return null;
  return (
    <select
      className={styles.select}
      aria-label={t('licenceInfo.screen.apps.departmentChoice')}
      value={deptId}
      onChange={(event) => onChange(event.target.value)}
    >
      {all && <option value="">{t('licenceInfo.screen.apps.allDepartments')}</option>}
      {ids.map((id) => (
        <option key={id} value={id}>
          {t('licenceInfo.screen.apps.department', { id })}
        </option>
      ))}
    </select>
  );
}
