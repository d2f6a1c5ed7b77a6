import { useText } from '#data/text.ts';
import type { SearchCondition } from '#shared/api/condition-config/condition-config.ts';
import { Chip, Chips } from '#widgets/Chip.tsx';
import { usePickedNames } from '#widgets/PeoplePicker/use-names.ts';
import { departmentMenu } from '../parts/DepartmentChoice.tsx';
import type { AppFilter } from './app-filter.ts';
import {
  chipText,
  type SearchForm,
  type SearchFormField,
  searchFields,
  toConditions,
} from './condition-form.ts';

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
    <Chips>
      {toConditions(form, filter.values).map((condition) => {
        const field = fields.find(({ key }) => key === condition.field);
        if (!field) return null;
        return (
          <Chip
            key={field.key}
            removeLabel={t('licenceInfo.screen.advanced.remove', { name: field.label })}
            onRemove={() => drop(field.key)}
          >
            <ChipText field={field} condition={condition} />
          </Chip>
        );
      })}
    </Chips>
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

/** The condition has ids; the chip shows the names of the people and departments. */
function PickedText({ kind, field, condition }: ChipTextProps & { readonly kind: 'people' | 'department' }) {
  const { chosen } = usePickedNames(kind, condition.value, departmentMenu);
  const options = chosen.map(({ id, name }) => ({ id, content: name }));
  return <Words field={{ ...field, options }} condition={condition} />;
}

function Words({ field, condition }: ChipTextProps) {
  const { t, language } = useText();
  const value = field.kind === 'switch' ? t('licenceInfo.screen.on') : chipText(field, condition, language);
  const text = t('licenceInfo.screen.advanced.chip', { name: field.label, value });
  return <span title={text}>{text}</span>;
}
