/** The dialogs for a new group of applications and for editing one (spec 3§3.5; APP-013, 049 to 051). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import { type CategoryForm, categoryFields } from '#shared/rules/applications/category-fields.ts';
import { categoryForm, categoryRecord } from '#shared/rules/records/applications/category-record.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { Notice } from '#widgets/Notice.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { addGroup } from './group-changes.ts';

interface GroupProps {
  readonly deptId: string;
  readonly onClose: () => void;
}

const blank: CategoryForm = { groupName: '', line: '1' };

export function NewGroup({ deptId, onClose }: GroupProps) {
  const { t } = useText();
  const form = useForm<CategoryForm>({
    name: `appCategory/new/${deptId}`,
    stored: blank,
    fields: categoryFields,
    isNew: true,
    change: {
      async send({ values }) {
        await addGroup(deptId, values);
        return 'saved';
      },
    },
  });
  return (
    <FormDialog form={form} title={t('applications.category.newTitle')} onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}

export function EditGroup({ deptId, id, onClose }: GroupProps & { readonly id: string }) {
  const { t } = useText();
  const read = useRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true });
  const title = t('applications.category.editTitle');
  return (
    <ReadDialog read={read} title={title} failed={t('applications.groupsFailed')} onClose={onClose}>
      {(groups) => {
        const group = groups.find((one) => one.id === id);
        return group ? (
          <GroupForm deptId={deptId} id={id} stored={categoryForm(group)} onClose={onClose} />
        ) : (
          <Dialog open title={title} onClose={onClose}>
            <Notice title={t('list.gone')} />
          </Dialog>
        );
      }}
    </ReadDialog>
  );
}

interface GroupFormProps extends GroupProps {
  readonly id: string;
  readonly stored: CategoryForm;
}

function GroupForm({ deptId, id, stored, onClose }: GroupFormProps) {
  const { t } = useText();
  const form = useForm<CategoryForm>({
    name: `${categoryRecord.id}/${deptId}/${id}`,
    stored,
    fields: categoryFields,
    change: recordChange(categoryRecord, { deptId, id }, { success: 'applications.category.changed' }),
  });
  return (
    <FormDialog form={form} title={t('applications.category.editTitle')} onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}
