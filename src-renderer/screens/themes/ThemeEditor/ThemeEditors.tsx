/** The editors of the three kinds of themes, each by the table of its fields (spec 2§2 to 2§4). */
import {
  backThemeRecord,
  mobileThemeRecord,
  specialThemeRecord,
} from '#shared/rules/records/themes/theme-values-records.ts';
import {
  newBackTheme,
  newMobileTheme,
  newSpecialTheme,
  withBackStyle,
  withMobileStyle,
} from '#shared/rules/themes/defaults.ts';
import { type BackForm, backFields } from '#shared/rules/themes/fields/back-fields.ts';
import { type MobileForm, mobileFields } from '#shared/rules/themes/fields/mobile-fields.ts';
import { checkIcons } from '#shared/rules/themes/fields/mobile-icons.ts';
import { type SpecialForm, specialFields } from '#shared/rules/themes/fields/special-fields.ts';
import { withFittingSearch } from '#shared/rules/themes/look/back-look-table.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { type EditorProps, useThemeForm } from './editor-plan.ts';
import { MobileIcons } from './MobileIcons.tsx';
import { type IconText, useIconText } from './use-icon-text.ts';

/** Standard themes, and those of the desktop client. */
export function BackEditor(props: EditorProps<BackForm>) {
  const { terminal, style, deptId, external } = props.locator;
  const client = terminal === 'pcClient';
  const dtu = client ? terminalFacts.pcClient.dtu : terminalFacts.pc.dtu;
  const state = useThemeForm<BackForm>({
    ...props,
    kind: backThemeRecord,
    fields: backFields,
    begin: () => newBackTheme(dtu, style, { deptId, external }),
    follow: (values, name) =>
      withFittingSearch(name === 'topicStyle' ? withBackStyle(values, values.topicStyle) : values),
  });
  return <EditorFrame terminal={client ? 'pcClient' : 'pc'} locator={props.locator} state={state} />;
}

/** Special themes, whose pages the page designer or the code module draws. */
export function SpecialEditor(props: EditorProps<SpecialForm>) {
  const { deptId, external } = props.locator;
  const state = useThemeForm<SpecialForm>({
    ...props,
    kind: specialThemeRecord,
    fields: specialFields,
    begin: () => newSpecialTheme({ deptId, external }),
  });
  return <EditorFrame terminal="special" locator={props.locator} state={state} />;
}

/** Mobile themes: basic settings, and the icons of the navigation. */
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
