/** A theme of a package, edited in the package itself: no server is asked. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { PackagePart, PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { formOf, withoutPictures } from '#shared/rules/themes/package/portable.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { GroupedFields } from '#widgets/Form/GroupedFields.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { editableFields, nameField } from './editable-fields.ts';

interface EditThemeProps {
  readonly theme: PackageTheme;
  readonly part: PackagePart;
  /** Rejects where the package could not be made anew. */
  readonly onSave: (changed: Pick<PackageTheme, 'name' | 'fields'>) => Promise<void>;
  readonly onClose: () => void;
}

export function EditTheme({ theme, part, onSave, onClose }: EditThemeProps) {
  const { t } = useText();
  const [group, setGroup] = useState<MessageKey | null>(null);
  const [stored] = useState(() => formOf(theme).form as object);
  const fields = editableFields(theme, part);
  const name = nameField(theme);
  const form = useForm<object>({
    ...{ name: `themePackages.${theme.key}`, stored, fields },
    // What is edited goes with the file.
    drafts: { local: true, secrets: Object.keys(fields) as never[] },
    change: {
      async send({ edits }) {
        const changed = Object.entries(edits as Record<string, { readonly to: never }>);
        const said = Object.fromEntries(changed.map(([field, { to }]) => [field, to]));
        const { [name]: called = theme.name, ...look } = said as Record<string, never>;
        await onSave({ name: String(called).trim(), fields: { ...theme.fields, ...look } });
        return 'saved';
      },
    },
  });
  const { terminal } = theme;
  return (
    <FormDialog
      form={form}
      title={t('themePackages.edit.title', { name: theme.name })}
      width={1200}
      action={t('themePackages.edit.action')}
      onClose={onClose}
    >
      <GroupedFields
        form={form}
        label={t('themeEditor.groups')}
        group={group}
        wanted={null}
        onGroup={setGroup}
        aside={
          terminal && (
            <ThemePreview
              terminal={terminal}
              values={withoutPictures(form.values) as never}
              label={t('themeEditor.preview')}
            />
          )
        }
      />
    </FormDialog>
  );
}
