/** The people who may use a theme, and the excluded ones (spec 2§6; THM-064). */
import {
  type RangeValues,
  rangeOf,
  themeRangeRecord,
} from '#shared/rules/records/themes/theme-range-record.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import { rangeFields } from '#shared/rules/themes/range-fields.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { isMeantForSomebody } from '../Spread/ask-consequence.tsx';
import { SpreadPicture } from '../Spread/SpreadPicture.tsx';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

export function RangeDialog(props: AboutThemeProps) {
  return (
    <AboutTheme {...props} words="themeActions.range.title">
      {(theme, locator, title) => (
        <RangeForm theme={theme} locator={locator} title={title} onClose={props.onClose} />
      )}
    </AboutTheme>
  );
}

interface RangeFormProps {
  readonly theme: AnyTheme;
  readonly locator: ThemeLocator;
  readonly title: string;
  readonly onClose: () => void;
}

function RangeForm({ theme, locator, title, onClose }: RangeFormProps) {
  const form = useForm<RangeValues>({
    name: `${themeRangeRecord.id}/${locator.terminal}/${locator.id}`,
    stored: rangeOf(theme),
    fields: rangeFields,
    change: recordChange(themeRangeRecord, locator, { success: 'common.done.saved' }),
  });
  const { useRange, useRangeDisable } = form.values;
  return (
    <FormDialog form={form} title={title} width={1000} onClose={onClose}>
      <FormFields form={form} />
      {isMeantForSomebody(theme, locator) && (
        <SpreadPicture locator={locator} change={(own) => ({ ...own, useRange, useRangeDisable })} />
      )}
    </FormDialog>
  );
}
