/** Lays a module's style over a special theme (spec 2§7; THM-160). No call returns the present one. */
import { submitChange } from '#data/changes/index.ts';
import { formCheck } from '#data/records/check-form.ts';
import { addModuleStyle } from '#shared/api/themes/special.ts';
import type { Fields as FieldTable } from '#shared/rules/common/fields/field.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

/** The style's id in the page designer. */
interface ModuleStyleForm {
  readonly moduleStyleId: string;
}

const moduleStyleFields: FieldTable<ModuleStyleForm> = {
  moduleStyleId: {
    kind: 'text',
    mono: true,
    required: true,
    most: 100,
    label: 'themeActions.moduleStyle.id',
    help: 'themeActions.moduleStyle.help',
  },
};

export function ModuleStyleDialog(props: AboutThemeProps) {
  return (
    <AboutTheme {...props} words="themeActions.moduleStyle.title">
      {(_, locator, title) => <StyleForm locator={locator} title={title} onClose={props.onClose} />}
    </AboutTheme>
  );
}

interface StyleFormProps {
  readonly locator: ThemeLocator;
  readonly title: string;
  readonly onClose: () => void;
}

function StyleForm({ locator: { id, name }, title, onClose }: StyleFormProps) {
  const form = useForm<ModuleStyleForm>({
    name: `moduleStyle/${id}`,
    stored: { moduleStyleId: '' },
    fields: moduleStyleFields,
    isNew: true,
    change: {
      async send({ values }) {
        const moduleStyleId = values.moduleStyleId.trim();
        await submitChange({
          title: 'themeActions.moduleStyle.done',
          endpoint: addModuleStyle,
          touches: themeReads,
          input: { topicId: id, moduleStyleId },
          before: { topicName: name },
          check: formCheck(addModuleStyle, moduleStyleFields, values),
          success: 'common.done.operation',
        });
        return 'saved';
      },
    },
  });
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <FormFields form={form} />
    </FormDialog>
  );
}
