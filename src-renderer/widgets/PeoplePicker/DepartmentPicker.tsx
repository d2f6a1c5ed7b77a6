/** A dialog that picks departments: the tree with its search at the left, the chosen ones at the right; or only one. */
import { useCallback } from 'react';
import { useText } from '#data/text.ts';
import { OrgTree } from '../OrgTree/OrgTree.tsx';
import type { Department } from '../OrgTree/props.ts';
import type { PickedItem } from './picked-items.ts';
import { PickerDialog } from './PickerDialog.tsx';
import { usePickedItems } from './use-picked-items.ts';

export interface PickerProps {
  /** The menu whose rights decide which departments the server returns. */
  readonly menuCode: string;
  readonly multiple: boolean;
  readonly initial: readonly PickedItem[];
  readonly onTake: (chosen: readonly PickedItem[]) => void;
  readonly onClose: () => void;
}

export function DepartmentPicker({ menuCode, multiple, initial, onTake, onClose }: PickerProps) {
  const { t } = useText();
  const { chosen, ids, turn, takeAll, problem, isEmpty } = usePickedItems({ initial, multiple, onTake });
  const choose = useCallback(
    (departments: readonly Department[], on: boolean) =>
      turn(
        departments.map(({ id, name }) => ({ id, name, note: '' })),
        on,
      ),
    [turn],
  );
  return (
    <PickerDialog
      title={t(multiple ? 'people.picker.departments' : 'people.picker.department')}
      width={multiple ? 720 : 500}
      chosen={multiple ? chosen : null}
      isEmpty={isEmpty}
      problem={problem}
      onRemove={(items) => turn(items, false)}
      onTake={() => onTake(chosen)}
      onClose={onClose}
    >
      <OrgTree
        label={t('people.tree.label')}
        menuCode={menuCode}
        height={360}
        chosen={ids}
        multiple={multiple}
        onChoose={choose}
        onAll={takeAll}
        focusSearch
      />
    </PickerDialog>
  );
}
