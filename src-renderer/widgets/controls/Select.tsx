/** A choice of one or several among many options; long lists have a search. */
import 'virtual:steward-antd/Select';
import { Select as AntdSelect } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { translate } from '#data/text.ts';
import { antdStatus, attributes, type ControlProps } from './control.ts';
import styles from './controls.module.css';
import { listMends, listParts } from './ListInput.tsx';
import { CorrectedAttributes } from './CorrectedAttributes.tsx';
import { useRowNote } from './row-note.ts';
import { isMatchingOption, rank, type SelectOption } from './select-options.ts';
import { useOwnEscape } from './use-own-keys.ts';

/** Number of options from which a list has a search. */
const longList = 10;

/** Up to this number, all options are rendered for screen readers; longer lists render visible ones only. */
const drawnWhole = 500;

interface Common<Value extends string> extends ControlProps {
  readonly options: readonly SelectOption<Value>[];
  readonly placeholder?: string;
  /** Adds a search in the options' text; default: from ten options on. */
  readonly search?: boolean;
  readonly emptyText?: string;
  /** `chip`: without a border, in a row of filters; `short`: beside its field. */
  readonly look?: 'field' | 'chip' | 'short';
  /** Marks a filter that is set. */
  readonly marked?: boolean;
}

interface SelectProps<Value extends string> extends Common<Value> {
  /** Null before the first choice. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>(given: SelectProps<Value>) {
  const props = useRowNote(given);
  const { value, onChange } = props;
  const chosen = props.options.find((option) => option.value === value);
  return (
    <AntdSelect<Value, SelectOption<Value>>
      {...shared(props, chosen && [chosen.label, chosen.short].filter(Boolean).join(' '))}
      {...useOwnEscape()}
      value={value}
      labelRender={({ label }) => chosen?.short ?? label ?? value}
      onChange={(next) => onChange(next)}
    />
  );
}

/** Placeholder text for a `chip` select until it renders. */
export function ChipWords({ children }: { readonly children: string }) {
  return <span className={`${styles.chip} ${styles.chipWords}`}>{children}</span>;
}

interface MultiSelectProps<Value extends string> extends Common<Value> {
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
}

export function MultiSelect<Value extends string>(given: MultiSelectProps<Value>) {
  const props = useRowNote(given);
  const chosen = props.options.filter(({ value }) => props.value.includes(value));
  return (
    <AntdSelect<Value[], SelectOption<Value>>
      {...shared(props, chosen.map(({ label }) => label).join(', '))}
      {...useOwnEscape()}
      mode="multiple"
      maxTagCount="responsive"
      value={[...props.value]}
      onChange={props.onChange}
    />
  );
}

function shared<Value extends string>(props: Common<Value>, chosen: string | undefined) {
  const { options, placeholder, emptyText, look = 'field' } = props;
  const search = props.search ?? options.length >= longList;
  return {
    ...attributes(props),
    // antd shows the selection beside its input, where screen readers do not read it.
    'aria-label': chosen ? `${props.label}: ${chosen}` : props.label,
    ...antdStatus(props),
    ...listParts,
    className: `${styles[look]} ${props.marked ? styles.marked : ''}`,
    variant: look === 'chip' ? ('borderless' as const) : ('outlined' as const),
    suffixIcon: <ChevronDown size={14} aria-hidden="true" />,
    popupMatchSelectWidth: false,
    virtual: options.length > drawnWhole,
    classNames: { popup: { root: styles.popup ?? '' } },
    options: [...options],
    popupRender: (list: ReactElement) => (
      <CorrectedAttributes parts={listMends(props.label)}>{list}</CorrectedAttributes>
    ),
    optionRender: ({ data }: { data: SelectOption<Value> }) => <Line option={data} />,
    showSearch: search && {
      filterOption: (query: string, option?: SelectOption<Value>) =>
        !!option && isMatchingOption(option, query),
      filterSort: (
        a: SelectOption<Value>,
        b: SelectOption<Value>,
        { searchValue }: { searchValue: string },
      ) => rank(a, searchValue) - rank(b, searchValue),
    },
    ...(placeholder !== undefined && { placeholder }),
    notFoundContent: <p className={styles.empty}>{emptyText ?? translate('common.table.nothingFound')}</p>,
  };
}

function Line({ option }: { readonly option: SelectOption }) {
  if (!option.hint) return option.label;
  return (
    <span className={styles.line}>
      {option.label}
      <span className={styles.hint}>{option.hint}</span>
    </span>
  );
}
