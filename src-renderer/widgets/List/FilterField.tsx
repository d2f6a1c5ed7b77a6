/**
 * One filter of a list, by kind. Choices are native controls and days a text field: lists appear on the start screen
 * and other pages (the journal) that must load no antd.
 */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { PlainSelect } from '../PlainSelect.tsx';
import { SearchField } from '../SearchField.tsx';
import { DayField } from './DayField.tsx';
import { FilterChip } from './FilterChip.tsx';
import type { Filter, SearchFilter, TextFilter } from './filters.ts';
import styles from './List.module.css';
import { useDebouncedText } from './use-debounced-text.ts';

interface FieldProps<Row> {
  readonly id: string;
  readonly filter: Filter<Row>;
  readonly list: string;
  readonly value: string;
  readonly values: Readonly<Record<string, string>>;
  /** Debounce of typed text in milliseconds. */
  readonly pause: number;
  readonly set: (value: string) => void;
  readonly pageSearch: boolean;
  readonly wrong: boolean;
}

export function FilterField<Row>(props: FieldProps<Row>) {
  const { id, filter, value, set, wrong } = props;
  const { t } = useText();
  switch (filter.kind) {
    case 'search':
      return <Search {...props} filter={filter} />;
    case 'text':
      return <Text {...props} filter={filter} />;
    case 'other':
      return filter.draw(value, set, props.values);
    case 'chips':
      return null;
    case 'toggle':
      return (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={value === '1'}
          onClick={() => set(value === '1' ? '' : '1')}
        >
          {filter.label}
        </button>
      );
    case 'day':
      return <DayField id={id} label={filter.label} value={value} wrong={wrong} set={set} />;
    case 'choice':
      return (
        <FilterChip id={id} label={filter.label} set={value !== ''} onClear={() => set('')}>
          <PlainSelect
            id={id}
            look="chip"
            value={value}
            options={[{ value: '', label: filter.any ?? t('list.filter.any') }, ...filter.options]}
            onChange={set}
          />
        </FilterChip>
      );
  }
}

function Search<Row>(props: FieldProps<Row> & { readonly filter: SearchFilter<Row> }) {
  const { filter, list, value, pause, set, pageSearch } = props;
  const { typed, type, leave } = useDebouncedText(value, pause, set);
  return (
    <SearchField
      label={filter.label ?? list}
      {...(filter.placeholder === undefined ? {} : { placeholder: filter.placeholder })}
      value={typed}
      onChange={type}
      onLeave={leave}
      pageSearch={pageSearch}
    />
  );
}

function Text<Row>(props: FieldProps<Row> & { readonly filter: TextFilter<Row> }) {
  const { id, filter, value, pause, set } = props;
  const check = (text: string) => filter.check?.(text) ?? null;
  // A text is reported once the user pauses or leaves: the list below is not filtered by it.
  const [wasLeft, setLeft] = useState(false);
  const { typed, type, leave } = useDebouncedText(value, pause, (text) => {
    if (check(text) === null) set(text);
    else setLeft(true);
  });
  const problem = wasLeft ? check(typed) : null;
  return (
    <>
      <input
        id={id}
        type="text"
        className={styles.input}
        data-wide={filter.placeholder !== undefined || undefined}
        aria-label={filter.label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        title={filter.label}
        placeholder={filter.placeholder ?? filter.label}
        maxLength={filter.check ? 1000 : 200}
        value={typed}
        onChange={({ target }) => {
          setLeft(false);
          type(target.value);
        }}
        onBlur={() => {
          setLeft(true);
          leave();
        }}
        onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.wrong} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
