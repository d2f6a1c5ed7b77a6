/** The editor of special themes, whose pages the page designer or the code module draws (spec 2§2, 2§3). */
import { specialThemeRecord } from '#shared/rules/records/themes/theme-values-records.ts';
import { newSpecialTheme } from '#shared/rules/themes/defaults.ts';
import { type SpecialForm, specialFields } from '#shared/rules/themes/fields/special-fields.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { type EditorProps, useThemeForm } from './editor-plan.ts';

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
