/**
 * The department variant of the list (spec 1§7.2): one of the departments that the person manages. Where the
 * address names another one, it stays on offer.
 */
import { useText } from '../../../data/text.ts';
import { useSession } from '../../../state/session.ts';
import styles from './app-auth.module.css';

interface DepartmentChoiceProps {
  readonly deptId: string;
  readonly onChange: (deptId: string) => void;
}

export function DepartmentChoice({ deptId, onChange }: DepartmentChoiceProps) {
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
      <option value="">{t('licenceInfo.screen.apps.allDepartments')}</option>
      {ids.map((id) => (
        <option key={id} value={id}>
          {t('licenceInfo.screen.apps.department', { id })}
        </option>
      ))}
    </select>
  );
}
