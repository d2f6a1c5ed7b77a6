/** The people who may use a theme, and the excluded ones (spec 2§6; THM-064). */
import {
  type RangeValues,
  rangeOf,
  themeRangeRecord,
} from '#shared/rules/records/themes/theme-range-record.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import { rangeFields } from '#shared/rules/themes/range-fields.ts';
import type { ThemePlace } from '#shared/rules/themes/theme-place.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

export function RangeDialog(props: AboutThemeProps) {
  return (
    <AboutTheme {...props} words="themeActions.range.title">
      {(theme, place, title) => (
        <RangeForm theme={theme} place={place} title={title} onClose={props.onClose} />
      )}
    </AboutTheme>
  );
}

interface RangeFormProps {
  readonly theme: AnyTheme;
  readonly place: ThemePlace;
  readonly title: string;
  readonly onClose: () => void;
}

function RangeForm({ theme, place, title, onClose }: RangeFormProps) {
  const form = useForm<RangeValues>({
    name: `${themeRangeRecord.id}/${place.terminal}/${place.id}`,
    stored: rangeOf(theme),
    fields: rangeFields,
    change: recordChange(themeRangeRecord, place, { success: 'common.done.saved' }),
  });
  return (
    <FormDialog form={form} title={title} width={720} onClose={onClose}>
      <FormFields form={form} />
    </FormDialog>
  );
}
