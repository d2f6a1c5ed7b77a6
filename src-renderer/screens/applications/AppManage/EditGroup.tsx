/** The dialog for editing a group of applications (spec 3§3.5; APP-049 to 051). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import { categoryForm, categoryRecord } from '#shared/rules/records/applications/category-record.ts';
import { AppGroupForm } from '#widgets/AppGroups/GroupForms.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Notice } from '#widgets/Notice.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';

interface EditGroupProps {
  readonly deptId: string;
  readonly id: string;
  readonly onClose: () => void;
}

export function EditAppGroup({ deptId, id, onClose }: EditGroupProps) {
  const { t } = useText();
  const read = useRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true });
  const title = t('applications.category.editTitle');
  return (
    <ReadDialog read={read} title={title} failed={t('applications.groupsFailed')} onClose={onClose}>
      {(groups) => {
        const group = groups.find((one) => one.id === id);
        return group ? (
          <AppGroupForm
            name={`${categoryRecord.id}/${deptId}/${id}`}
            kind={categoryRecord}
            locator={{ deptId, id }}
            stored={categoryForm(group)}
            onClose={onClose}
          />
        ) : (
          <Dialog open title={title} onClose={onClose}>
            <Notice title={t('list.gone')} />
          </Dialog>
        );
      }}
    </ReadDialog>
  );
}
