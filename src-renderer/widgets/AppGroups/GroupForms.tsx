/** The dialogs for a new group of applications and for editing one (spec 3§3.5; APP-013, 049 to 051; LAUNCH-002, 004). */
import { useText } from '#data/text.ts';
import { type CategoryForm, categoryFields } from '#shared/rules/applications/category-fields.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import { recordChange } from '../Form/change.ts';
import { FormFields } from '../Form/Fields.tsx';
import { FormDialog } from '../Form/FormDialog.tsx';
import { useForm } from '../Form/use-form.ts';

const blank: CategoryForm = { groupName: '', line: '1' };

interface NewGroupProps {
  /** Name of the form's draft. */
  readonly name: string;
  /** Rejects after the failure has been shown. */
  readonly onAdd: (values: CategoryForm) => Promise<void>;
  readonly onClose: () => void;
}

export function NewAppGroup({ name, onAdd, onClose }: NewGroupProps) {
  const { t } = useText();
  const form = useForm<CategoryForm>({
    name,
    stored: blank,
    fields: categoryFields,
    isNew: true,
    change: {
      async send({ values }) {
        await onAdd(values);
        return 'saved';
      },
    },
  });
  return (
    <FormDialog form={form} title={t('applications.category.newTitle')} onClose={onClose}>
      <FormFields form={form} />
    </FormDialog>
  );
}

interface GroupFormProps<Locator> {
  /** Name of the form's draft. */
  readonly name: string;
  readonly kind: RecordKind<Locator, CategoryForm>;
  readonly locator: Locator;
  readonly stored: CategoryForm;
  readonly onClose: () => void;
}

export function AppGroupForm<Locator>({ name, kind, locator, stored, onClose }: GroupFormProps<Locator>) {
  const { t } = useText();
  const form = useForm<CategoryForm>({
    name,
    stored,
    fields: categoryFields,
    change: recordChange(kind, locator, { success: 'applications.category.changed' }),
  });
  return (
    <FormDialog form={form} title={t('applications.category.editTitle')} onClose={onClose}>
      <FormFields form={form} />
    </FormDialog>
  );
}
