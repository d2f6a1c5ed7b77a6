/** Which titles a theme shows (spec 2§2, 2§7; THM-003, 052, 080 to 082, 162). */
import {
  type TitleValues,
  themeTitlesRecord,
  titleValues,
} from '#shared/rules/records/themes/theme-titles-record.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { ThemePlace } from '#shared/rules/themes/theme-place.ts';
import { titleFields } from '#shared/rules/themes/title-fields.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

export function TitlesDialog(props: AboutThemeProps) {
  return (
    <AboutTheme {...props} words="themeActions.titles.title">
      {(theme, place, title) => (
        <TitlesForm theme={theme} place={place} title={title} onClose={props.onClose} />
      )}
    </AboutTheme>
  );
}

interface TitlesFormProps {
  readonly theme: AnyTheme;
  readonly place: ThemePlace;
  readonly title: string;
  readonly onClose: () => void;
}

function TitlesForm({ theme, place, title, onClose }: TitlesFormProps) {
  const form = useForm<TitleValues>({
    name: `${themeTitlesRecord.id}/${place.terminal}/${place.id}`,
    stored: titleValues(theme.titleShowWay),
    fields: titleFields,
    change: recordChange(themeTitlesRecord, place, {
      success: 'themeActions.changed',
      failed: 'themeActions.changeFailed',
    }),
  });
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}
