/** Renders the control of a field's kind. Controls with a library of their own load lazily. */
import { useText } from '#data/text.ts';
import type { CustomTarget } from '#shared/api/custom-applications/target.ts';
import { type AnyRow, type DayRange, optionsOf } from '#shared/rules/common/fields/field.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { Segmented } from '../../controls/Segmented.tsx';
import { PickerField } from '../../PeoplePicker/PickerField.tsx';
import { SkeletonLine } from '../../Skeleton.tsx';
import { CheckboxesControl } from './Checkboxes.tsx';
import type { KindProps } from './kind.ts';
import { lazyKindOf, useLazyKinds } from './lazy-kinds.ts';
import { NumberControl } from './NumberControl.tsx';
import { Text } from './Text.tsx';

interface ControlProps<Values> extends KindProps<AnyRow<Values>, unknown> {
  readonly values: Values;
  /** A choice's displayed option that can't be selected. */
  readonly notOffered?: unknown;
  /** Receives work that *Save* must wait for. */
  readonly onPending: (work: Promise<unknown>) => void;
}

export function Control<Values>({
  row,
  values,
  value,
  notOffered,
  onPending,
  ...rest
}: ControlProps<Values>) {
  const { t } = useText();
  const { label, readOnly, onChange } = rest;
  const late = useLazyKinds([lazyKindOf<Values>(row, values)]);
  if (!late) return <SkeletonLine width={60} />;
  switch (row.kind) {
    case 'code':
      return <late.code {...rest} row={row} value={asText(value)} />;
    case 'text':
      return <Text {...rest} row={row} value={asText(value)} />;
    case 'number':
      return <NumberControl {...rest} row={row} value={typeof value === 'number' ? value : null} />;
    case 'choice': {
      const options = optionsOf<Values>(row, values).map((option) =>
        option.value === notOffered ? { ...option, disabled: true } : option,
      );
      if (lazyKindOf<Values>(row, values))
        return <late.choice {...rest} row={row} options={options} value={asText(value)} />;
      const shown = options.map((option) => ({ ...option, label: t(option.label) }));
      return (
        <Segmented
          label={label}
          value={asText(value)}
          options={shown}
          disabled={readOnly}
          onChange={onChange}
        />
      );
    }
    case 'choices':
      return (
        <CheckboxesControl
          {...rest}
          row={row}
          options={optionsOf<Values>(row, values)}
          value={asList(value)}
        />
      );
    case 'people':
    case 'departments':
      return (
        <PickerField
          kind={row.kind === 'people' ? 'people' : 'department'}
          label={label}
          menuCode={row.menuCode}
          multiple={row.most > 1}
          value={asList(value)}
          onChange={onChange}
        />
      );
    case 'targets':
      return (
        <late.targets {...rest} row={row} targetKind={row.targetKind(values)} value={asTargets(value)} />
      );
    case 'shares':
      return <late.shares {...rest} row={row} value={asShares(value)} />;
    case 'dateRange':
      return <late.dateRange {...rest} row={row} value={asRange(value)} />;
    case 'colour':
      return (
        <late.colour
          label={label}
          value={asText(value)}
          alpha={row.alpha ?? false}
          clearable={!rest.required}
          disabled={readOnly}
          note={rest.note}
          onChange={onChange}
          {...(rest.onTry && { onTry: rest.onTry })}
        />
      );
    case 'font':
      return <late.font {...rest} row={row} value={asText(value)} />;
    case 'image':
      return <late.image {...rest} row={row} value={asText(value)} onPending={onPending} />;
    case 'richText':
      return <late.richText {...rest} row={row} value={asText(value)} />;
    case 'switch':
      return null;
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

// The table's type has tied the kind to the value's type.
function asShares(value: unknown): readonly Share[] {
  return Array.isArray(value) ? (value as readonly Share[]) : [];
}

function asTargets(value: unknown): readonly CustomTarget[] {
  return Array.isArray(value) ? (value as readonly CustomTarget[]) : [];
}

function asRange(value: unknown): DayRange {
  const { from, to } = { from: null, to: null, ...(typeof value === 'object' ? value : {}) };
  return { from: asText(from) || null, to: asText(to) || null };
}
