/** The editor of mobile themes (spec 2§2, 2§3): basic settings, and the icons of the navigation. */
import { useText } from '#data/text.ts';
import { mobileThemeRecord } from '#shared/rules/records/themes/theme-values-records.ts';
import { newMobileTheme, withMobileStyle } from '#shared/rules/themes/defaults.ts';
import { type MobileForm, mobileFields } from '#shared/rules/themes/fields/mobile-fields.ts';
import { checkIcons } from '#shared/rules/themes/fields/mobile-icons.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { type EditorProps, useThemeForm } from './editor-plan.ts';
import { MobileIcons } from './MobileIcons.tsx';

export function MobileEditor(props: EditorProps<MobileForm>) {
  const { style, deptId, external } = props.locator;
  const { t } = useText();
  const state = useThemeForm<MobileForm>({
    ...props,
    kind: mobileThemeRecord,
    fields: mobileFields,
    begin: () => newMobileTheme(style, { deptId, external }, (key) => t(`themeFields.icons.${key}`)),
    follow: (values, name) => (name === 'topicStyle' ? withMobileStyle(values, values.topicStyle) : values),
    rules: ({ icons }) => checkIcons(icons),
  });
  return (
    <EditorFrame
      terminal="h5"
      locator={props.locator}
      state={state}
      more={{ 'themeFields.group.icons': <MobileIcons form={state.form} /> }}
    />
  );
}
