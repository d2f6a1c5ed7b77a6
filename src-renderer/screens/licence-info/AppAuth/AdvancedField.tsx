/** One field of the advanced search, by its kind. */
import { useId } from 'react';
import { useText } from '#data/text.ts';
import type { SearchFormField } from '#shared/rules/condition-config/form.ts';
import { PickerField } from '#widgets/PeoplePicker/PickerField.tsx';
import { departmentMenu } from '../parts/DepartmentChoice.tsx';
import styles from './app-auth.module.css';

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
        <span id={`${id}-label`}>{field.label}</span>
      ) : (
        <label htmlFor={id}>{field.label}</label>
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
    case 'date':
      return (
        <span className={styles.range}>
          <input
            className={styles.input}
            type={kind}
            aria-label={t('licenceInfo.screen.advanced.from', { label })}
            value={first}
            onChange={(event) => onChange([event.target.value, second])}
          />
          –
          <input
            className={styles.input}
            type={kind}
            aria-label={t('licenceInfo.screen.advanced.to', { label })}
            value={second}
            onChange={(event) => onChange([first, event.target.value])}
          />
        </span>
      );
    case 'switch':
      return (
        <span>
          <input
            id={id}
            type="checkbox"
            checked={first === '1'}
            onChange={(event) => onChange(event.target.checked ? ['1'] : [])}
          />
        </span>
      );
    case 'select':
      return multiple ? (
        <span className={styles.options}>
          {options.map(({ id: option, content }) => (
            <label key={option}>
              <input
                type="checkbox"
                checked={value.includes(option)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, option] : value.filter((each) => each !== option))
                }
              />
              {content}
            </label>
          ))}
        </span>
      ) : (
        <select
          id={id}
          className={styles.input}
          value={first}
          onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
        >
          <option value="">{t('licenceInfo.screen.advanced.any')}</option>
          {options.map(({ id: option, content }) => (
            <option key={option} value={option}>
              {content}
            </option>
          ))}
        </select>
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
          className={styles.input}
          type="text"
          value={first}
          onChange={(event) => onChange([event.target.value])}
        />
      );
  }
}
