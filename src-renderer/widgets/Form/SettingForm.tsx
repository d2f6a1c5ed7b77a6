/** A form for one setting of the tenant: read, saved over its newest state, with undo. Drafts omit its secrets. */
import type { ReactNode } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { rowsOf } from '#shared/rules/common/fields/field.ts';
import type { Setting } from '#shared/rules/common/record/setting.ts';
import layout from '../looks/layout.module.css';
import { ReadPart } from '../ReadPart.tsx';
import { ReadSection } from '../ReadSection.tsx';
import { recordChange } from './change.ts';
import type { FieldExtras } from './FieldRow.tsx';
import { FormFields } from './Fields.tsx';
import { FormPage } from './FormPage.tsx';
import { type FormState, useForm } from './use-form.ts';

interface SettingFormProps<Values extends object> {
  readonly setting: Setting<Values>;
  /** The setting's purpose, where the page does not explain it. */
  readonly text?: string;
  readonly beside?: (form: FormState<Values>) => FieldExtras<Values>;
  readonly after?: (form: FormState<Values>) => ReactNode;
  /** The page has the setting's title as its heading already, so that no section repeats it. */
  readonly isWholePage?: boolean;
  /** Draws the form in place of the fields of the setting's table. */
  readonly draw?: (form: FormState<Values>) => ReactNode;
}

export function SettingForm<Values extends object>(props: SettingFormProps<Values>) {
  const { setting, text, isWholePage = false } = props;
  const { t } = useText();
  const read = useRead(setting.read, {});
  const part = { read, failed: t(setting.failed), rows: 3 };
  const draw = (stored: Values) => <Stored {...props} stored={stored} />;
  return (
    <div className={layout.form}>
      {isWholePage ? (
        <ReadPart {...part}>{draw}</ReadPart>
      ) : (
        <ReadSection {...part} title={t(setting.title)} text={text}>
          {draw}
        </ReadSection>
      )}
    </div>
  );
}

interface StoredProps<Values extends object> extends SettingFormProps<Values> {
  readonly stored: Values;
}

function Stored<Values extends object>({ setting, stored, beside, after, draw }: StoredProps<Values>) {
  const { t } = useText();
  const { fields, record, title } = setting;
  const secrets = rowsOf(fields)
    .filter(([, row]) => row.kind === 'text' && row.type === 'password')
    .map(([name]) => name);
  const form = useForm<Values>({
    name: record.id,
    stored,
    fields,
    change: recordChange(record, {}),
    ...(secrets.length > 0 ? { drafts: { secrets } } : {}),
  });
  return (
    <FormPage form={form} label={t(title)}>
      {draw ? draw(form) : <FormFields form={form} {...(beside ? { beside: beside(form) } : {})} />}
      {after?.(form)}
    </FormPage>
  );
}
