/** The dialog that edits a theme within its package, without a server. */
import { useState } from 'react';
import { createSignal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import type { AnyRow, Fields } from '#shared/rules/common/fields/field.ts';
import { nameLimit } from '#shared/rules/themes/fields/naming-fields.ts';
import type { PackagePart, PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import {
  formOfPackageTheme,
  withoutPictures,
  fieldsOfPart,
  portableRows,
} from '#shared/rules/themes/package/portable.ts';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import type { Attempt } from '#widgets/ThemePreview/ThemePreview.tsx';
import { PreviewPane } from '../ThemeEditor/PreviewPane.tsx';
import { tryingIn, useRegions } from '../ThemeEditor/preview-form.tsx';
import { GroupedFields } from '../parts/GroupedFields/GroupedFields.tsx';

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

/** CSS themes have their name in `name`. */
const nameField = ({ family }: Pick<PackageTheme, 'family'>) => (family === 'css' ? 'name' : 'topicName');

function editableThemeFields(theme: PackageTheme, part: PackagePart): Fields<object> {
  const names = new Set(fieldsOfPart(theme.family, part));
  const rows = [...portableRows(theme.family)].filter(
    ([name, { kind }]) => names.has(name) && kind !== 'image',
  );
  const name = {
    kind: 'text',
    label: 'themeFields.field.topicName',
    group: 'themeFields.group.base',
    missing: 'themeFields.missing.topicName',
    required: true,
    most: nameLimit,
  };
  return Object.fromEntries([
    [nameField(theme), name],
    ...rows.map(([field, row]) => [field, withoutServer(row)] as const),
  ]) as Fields<object>;
}

/** Without a server its fonts are unknown: a font is a text field here. */
function withoutServer(row: AnyRow<never>): object {
  if (row.kind !== 'font') return row;
  const { label, group } = row;
  return { kind: 'text', label, group, most: 100 };
}
