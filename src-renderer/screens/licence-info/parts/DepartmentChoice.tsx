/** The choice of one department from the tree that the person manages, or of all. */
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { IconButton } from '#widgets/Button.tsx';
import { LazyPicker } from '#widgets/PeoplePicker/LazyPicker.tsx';
import styles from '#widgets/PeoplePicker/PeoplePicker.module.css';
import { usePickedNames } from '#widgets/PeoplePicker/use-names.ts';

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

interface DepartmentButtonProps {
  readonly label: string;
  readonly menuCode: string;
  /** '' for all departments. */
  readonly value: string;
  /** The button's text for ''; absent: a department must be chosen. */
  readonly allText?: string;
  readonly onChange: (id: string) => void;
}

/** A button with the chosen department, or all of them, that opens the tree. */
function DepartmentButton({ label, menuCode, value, allText, onChange }: DepartmentButtonProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const { chosen, loading } = usePickedNames('department', value === '' ? [] : [value], menuCode);
  const [one] = chosen;
  const name = one ? (loading && one.name === one.id ? '…' : one.name) : (allText ?? t('common.none'));
  return (
    <span className={styles.one}>
      <button
        type="button"
        className={styles.oneButton}
        data-chosen={one !== undefined || undefined}
        aria-haspopup="dialog"
        aria-label={`${label}: ${name}`}
        title={name}
        onClick={() => setOpen(true)}
      >
        <span className={styles.itemName}>{name}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {one && allText !== undefined && (
        <IconButton label={t('people.picker.clearOne', { label })} onClick={() => onChange('')}>
          <X size={14} aria-hidden="true" />
        </IconButton>
      )}
      {open && (
        <LazyPicker
          kind="department"
          menuCode={menuCode}
          multiple={false}
          initial={chosen}
          onTake={([taken]) => taken !== undefined && onChange(taken)}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
