/** The dialogs for a new group and for renaming one (LAUNCH-002, 004). */
import { useText } from '#data/text.ts';
import type { Category } from '#shared/api/applications/app.ts';
import { type CategoryForm, categoryFields } from '#shared/rules/applications/category-fields.ts';
import { categoryForm } from '#shared/rules/records/applications/category-record.ts';
import { personalGroupRecord } from '#shared/rules/records/launcher/group-records.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { addGroup } from './group-changes.ts';

const blank: CategoryForm = { groupName: '', line: '1' };

export function NewGroup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const form = useForm<CategoryForm>({
    name: 'launcherGroup/new',
    stored: blank,
    fields: categoryFields,
    isNew: true,
    change: {
      async send({ values }) {
        await addGroup(values);
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

interface EditGroupProps {
  readonly group: Category;
  readonly onClose: () => void;
}

export function EditGroup({ group, onClose }: EditGroupProps) {
  const { t } = useText();
  const form = useForm<CategoryForm>({
    name: `${personalGroupRecord.id}/${group.id}`,
    stored: categoryForm(group),
    fields: categoryFields,
    change: recordChange(personalGroupRecord, { id: group.id }, { success: 'applications.category.changed' }),
  });
  return (
    <FormDialog form={form} title={t('applications.category.editTitle')} onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}
