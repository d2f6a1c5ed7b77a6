/** The dialog that edits a theme within its package, without a server. */
import { useState } from 'react';
import { createSignal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import type { PackagePart, PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { formOfPackageTheme, withoutPictures } from '#shared/rules/themes/package/portable.ts';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import type { Attempt } from '#widgets/ThemePreview/ThemePreview.tsx';
import { GroupedFields } from '../parts/GroupedFields/GroupedFields.tsx';
import { PreviewPane } from '../ThemeEditor/PreviewPane.tsx';
import { tryingIn, useRegions } from '../ThemeEditor/preview-form.tsx';
import { editableThemeFields, nameField } from './editable-fields.ts';

interface EditThemeProps {
  readonly theme: PackageTheme;
  readonly part: PackagePart;
  /** Rejects if the package could not be rewritten. */
  readonly onSave: (changed: Pick<PackageTheme, 'name' | 'fields'>) => Promise<void>;
  readonly onClose: () => void;
}

export function EditTheme({ theme, part, onSave, onClose }: EditThemeProps) {
  const { t } = useText();
  const { groups, region, onRegion } = useRegions();
  const [attempts] = useState(() => createSignal<Attempt | null>());
  const [stored] = useState(() => formOfPackageTheme(theme).form as object);
  const fields = editableThemeFields(theme, part);
  const name = nameField(theme);
  const form = useForm<object>({
    name: `themePackages.${theme.key}`,
    stored,
    fields,
    // Edits belong to the file, so no draft is stored.
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
  const values = withoutPictures(form.values) as never;
  return (
    <FormDialog
      form={form}
      title={t('themePackages.edit.title', { name: theme.name })}
      width={1200}
      action={t('themePackages.edit.action')}
      onClose={onClose}
    >
      <GroupedFields
        form={{ ...form, ...(terminal && tryingIn(terminal, values, attempts)) }}
        label={t('themeEditor.groups')}
        {...groups}
        tall={terminal === 'h5'}
        aside={
          terminal && (
            <PreviewPane
              terminal={terminal}
              values={values}
              attempts={attempts}
              region={region}
              onRegion={onRegion}
              // Only fields that the package carries can be set.
              onColours={(colours) => {
                for (const [field, colour] of Object.entries(colours))
                  if (field in fields) form.set(field as never, colour as never);
              }}
            />
          )
        }
      />
    </FormDialog>
  );
}
