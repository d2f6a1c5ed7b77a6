/** The editor of mobile themes (spec 2§2, 2§3): basic settings, and the icons of the navigation. */
import { mobileThemeRecord } from '#shared/rules/records/themes/theme-values-records.ts';
import { newMobileTheme, withMobileStyle } from '#shared/rules/themes/defaults.ts';
import { type MobileForm, mobileFields } from '#shared/rules/themes/fields/mobile-fields.ts';
import { checkIcons } from '#shared/rules/themes/fields/mobile-icons.ts';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { type EditorProps, useThemeForm } from './editor-plan.ts';
import { MobileIcons } from './MobileIcons.tsx';
import { type IconText, useIconText } from './use-icon-text.ts';

export function MobileEditor(props: EditorProps<MobileForm>) {
  const iconText = useIconText();
  if (iconText === null) return <SkeletonRows rows={6} columns={2} />;
  return <MobileForms {...props} iconText={iconText} />;
}

function MobileForms({ iconText, ...props }: EditorProps<MobileForm> & { readonly iconText: IconText }) {
  const { style, deptId, external } = props.locator;
  const state = useThemeForm<MobileForm>({
    ...props,
    kind: mobileThemeRecord,
    fields: mobileFields,
    begin: () => newMobileTheme(style, { deptId, external }, iconText),
    follow: (values, name) => (name === 'topicStyle' ? withMobileStyle(values, values.topicStyle) : values),
    rules: ({ icons }) => checkIcons(icons),
  });
  return (
    <EditorFrame
      terminal="h5"
      locator={props.locator}
      state={state}
      more={{ 'themeFields.group.icons': <MobileIcons form={state.form} iconText={iconText} /> }}
    />
  );
}
