import { useId } from 'react';
import { useText } from '#data/text.ts';
import { Checkbox, CheckboxGroup } from '#widgets/controls/Checkbox.tsx';
import { RangePicker } from '#widgets/controls/DatePicker.tsx';
import { InputNumber } from '#widgets/controls/InputNumber.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { PickerField } from '#widgets/PeoplePicker/PickerField.tsx';
import { departmentMenu } from '../parts/DepartmentChoice.tsx';
import styles from './app-auth.module.css';
import type { SearchFormField } from './condition-form.ts';

interface AdvancedFieldProps {
  readonly field: SearchFormField;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

export function AdvancedField({ field, value, onChange }: AdvancedFieldProps) {
  const id = useId();
  const many = field.kind === 'select' && field.multiple;
  const picked = field.kind === 'people' || field.kind === 'department';
  const several = many || field.kind === 'number' || field.kind === 'date';
  return (
    <div
      className={styles.field}
      data-many={many || undefined}
      {...(several ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      {several || picked ? (
        <span id={`${id}-label`} className={ink.quiet}>
          {field.label}
        </span>
      ) : (
        <label htmlFor={id} className={ink.quiet}>
          {field.label}
        </label>
      )}
      <Control id={id} field={field} value={value} onChange={onChange} />
    </div>
  );
}

function Control({ id, field, value, onChange }: AdvancedFieldProps & { readonly id: string }) {
  const { t } = useText();
  const { kind, label, options, multiple } = field;
  const [first = '', second = ''] = value;
  switch (kind) {
    case 'number':
      return (
        <span className={layout.line}>
          <InputNumber
            label={t('licenceInfo.screen.advanced.from', { label })}
            value={numberOf(first)}
            onChange={(from) => onChange([textOf(from), second])}
          />
          –
          <InputNumber
            label={t('licenceInfo.screen.advanced.to', { label })}
            value={numberOf(second)}
            onChange={(to) => onChange([first, textOf(to)])}
          />
        </span>
      );
    case 'date':
      return (
        <RangePicker
          label={label}
          fromLabel={t('licenceInfo.screen.advanced.from', { label })}
          toLabel={t('licenceInfo.screen.advanced.to', { label })}
          value={{ from: first || null, to: second || null }}
          onChange={({ from, to }) => onChange([from ?? '', to ?? ''])}
        />
      );
    case 'switch':
      return (
        <span>
          <Checkbox
            id={id}
            label={<span className="visually-hidden">{label}</span>}
            checked={first === '1'}
            onChange={(on) => onChange(on ? ['1'] : [])}
          />
        </span>
      );
    case 'select':
      return multiple ? (
        <CheckboxGroup label={label} value={value} options={options.map(optionOf)} onChange={onChange} />
      ) : (
        <Select
          id={id}
          label={label}
          value={first}
          options={[{ value: '', label: t('licenceInfo.screen.advanced.any') }, ...options.map(optionOf)]}
          onChange={(chosen) => onChange(chosen === '' ? [] : [chosen])}
        />
      );
    case 'people':
    case 'department':
      return (
        <PickerField
          kind={kind}
          label={label}
          menuCode={departmentMenu}
          multiple={multiple}
          value={value.filter((each) => each !== '')}
          onChange={onChange}
        />
      );
    case 'text':
      return (
        <input
          id={id}
          className={inputs.input}
          type="text"
          value={first}
          onChange={(event) => onChange([event.target.value])}
        />
      );
  }
}

function optionOf({ id, content }: SearchFormField['options'][number]) {
  return { value: id, label: content };
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
const numberOf = (text: string) => (text === '' ? null : Number(text));
