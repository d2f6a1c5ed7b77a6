/** The conditions in use, each with its value in words and the way to drop it. */
import { X } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { SearchCondition } from '#shared/api/condition-config/condition-config.ts';
import {
  chipText,
  type SearchForm,
  type SearchFormField,
  searchFields,
  toConditions,
} from '#shared/rules/condition-config/form.ts';
import { useNames } from '#widgets/PeoplePicker/use-names.ts';
import { departmentMenu } from '../parts/DepartmentChoice.tsx';
import styles from './app-auth.module.css';
import type { AppFilter } from './app-filter.ts';

interface ConditionChipsProps {
  readonly form: SearchForm;
  readonly filter: AppFilter;
  readonly onChange: (change: Partial<AppFilter>) => void;
}

export function ConditionChips({ form, filter, onChange }: ConditionChipsProps) {
  const { t } = useText();
  const fields = searchFields(form);
  const drop = (key: string) => {
    const { [key]: _, ...values } = filter.values;
    onChange({ values });
  };
  return (
    <ul className={styles.chips}>
      {toConditions(form, filter.values).map((condition) => {
        const field = fields.find(({ key }) => key === condition.field);
        if (!field) return null;
        return (
          <li key={field.key} className={styles.chip}>
            <span className={styles.chipText}>
              <ChipText field={field} condition={condition} />
            </span>
            <button
              type="button"
              aria-label={t('licenceInfo.screen.advanced.remove', { name: field.label })}
              onClick={() => drop(field.key)}
            >
              <X size={12} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ChipTextProps {
  readonly field: SearchFormField;
  readonly condition: SearchCondition;
}

function ChipText({ field, condition }: ChipTextProps) {
  if (field.kind === 'people' || field.kind === 'department') {
    return <PickedText kind={field.kind} field={field} condition={condition} />;
  }
  return <Words field={field} condition={condition} />;
}

/** People and departments by their names: the condition has their ids. */
function PickedText({ kind, field, condition }: ChipTextProps & { readonly kind: 'people' | 'department' }) {
  const { chosen } = useNames(kind, condition.value, departmentMenu);
  const options = chosen.map(({ id, name }) => ({ id, content: name }));
  return <Words field={{ ...field, options }} condition={condition} />;
}

function Words({ field, condition }: ChipTextProps) {
  const { t, language } = useText();
  const value = field.kind === 'switch' ? t('licenceInfo.screen.on') : chipText(field, condition, language);
  const text = t('licenceInfo.screen.advanced.chip', { name: field.label, value });
  return <span title={text}>{text}</span>;
}
