/** The titles that a theme shows (spec 2§2, 2§7; THM-003, 052, 080 to 082, 162). */
import type { TitleShown } from '#shared/api/themes/titles.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import {
  type TitleValues,
  themeTitlesRecord,
  titleValues,
} from '#shared/rules/records/themes/theme-titles-record.ts';
import { titleFields } from '#shared/rules/themes/title-fields.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

export function TitlesDialog(props: AboutThemeProps) {
  return (
    <AboutTheme {...props} words="themeActions.titles.title">
      {(theme, locator, title) => (
        <TitlesForm
          kind={themeTitlesRecord}
          locator={locator}
          title={title}
          onClose={props.onClose}
          name={`${locator.terminal}/${locator.id}`}
          stored={theme.titleShowWay}
        />
      )}
    </AboutTheme>
  );
}

interface TitlesFormProps<Locator> {
  readonly kind: RecordKind<Locator, TitleValues>;
  readonly locator: Locator;
  /** The form's name for its draft. */
  readonly name: string;
  readonly stored: readonly TitleShown[];
  readonly title: string;
  readonly onClose: () => void;
}

export function TitlesForm<Locator>({
  kind,
  locator,
  name,
  stored,
  title,
  onClose,
}: TitlesFormProps<Locator>) {
  const form = useForm<TitleValues>({
    name: `${kind.id}/${name}`,
    stored: titleValues(stored),
    fields: titleFields,
    change: recordChange(kind, locator, {
      success: 'themeActions.changed',
      failed: 'themeActions.changeFailed',
    }),
  });
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <FormFields form={form} />
    </FormDialog>
  );
}
