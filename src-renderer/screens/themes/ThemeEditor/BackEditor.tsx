/** The editor of standard themes and of the desktop client's (spec 2§2, 2§4). */
import { backThemeRecord } from '#shared/rules/records/themes/theme-values-records.ts';
import { newBackTheme, withBackStyle } from '#shared/rules/themes/defaults.ts';
import { type BackForm, backFields } from '#shared/rules/themes/fields/back-fields.ts';
import { withFittingSearch } from '#shared/rules/themes/look/back-look-table.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { type EditorProps, useThemeForm } from './editor-plan.ts';

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
