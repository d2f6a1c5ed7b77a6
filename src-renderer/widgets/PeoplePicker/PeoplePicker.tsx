/** A dialog that picks people: departments at the left, their people in the middle, the chosen ones at the right. */
import { useCallback, useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import { OrgTree } from '../OrgTree/OrgTree.tsx';
import type { Department } from '../OrgTree/props.ts';
import type { PickerProps } from './DepartmentPicker.tsx';
import { PickerPeopleList } from './PeopleList.tsx';
import styles from './PeoplePicker.module.css';
import { PickerDialog } from './PickerDialog.tsx';
import { usePickedItems } from './use-picked-items.ts';

export function PeoplePicker({ menuCode, multiple, initial, onTake, onClose }: PickerProps) {
  const { t } = useText();
  const { chosen, ids, turn, takeAll, problem, isEmpty } = usePickedItems({ initial, multiple, onTake });
  const [department, setDepartment] = useState<Department | null>(null);
  const departmentIds = useMemo(() => new Set(department ? [department.id] : []), [department]);
  // Clicking the selected department again shows all people.
  const chooseDepartment = useCallback(
    ([first]: readonly Department[], on: boolean) => setDepartment(on && first ? first : null),
    [],
  );
  return (
    <PickerDialog
      title={t(multiple ? 'people.picker.people' : 'people.picker.person')}
      width={multiple ? 1200 : 720}
      chosen={multiple ? chosen : null}
      isEmpty={isEmpty}
      problem={problem}
      onRemove={(items) => turn(items, false)}
      onTake={() => onTake(chosen)}
      onClose={onClose}
    >
      <div className={styles.peopleColumns}>
        <OrgTree
          label={t('people.tree.label')}
          menuCode={menuCode}
          height={360}
          chosen={departmentIds}
          onChoose={chooseDepartment}
        />
        <PickerPeopleList
          department={department}
          onEverybody={() => setDepartment(null)}
          chosen={ids}
          multiple={multiple}
          onChoose={turn}
          onAll={takeAll}
        />
      </div>
    </PickerDialog>
  );
}
