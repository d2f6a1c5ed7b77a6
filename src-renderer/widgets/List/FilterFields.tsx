/** The fields of filters in a bar; those without room stand in a popup. */
import { useId } from 'react';
import { FilterField } from './FilterField.tsx';
import type { Filters, FilterValues } from './filters.ts';
import { useFoldedFilters } from './folded-filters.ts';
import styles from './List.module.css';
import { MoreFilters } from './MoreFilters.tsx';

interface FilterFieldsProps<Row, Key extends string> {
  readonly filters: Filters<Row, Key>;
  readonly keys: readonly Key[];
  readonly values: FilterValues<Key>;
  readonly set: (key: Key, value: string) => void;
  /** Name of the filtered list. */
  readonly list: string;
  /** Debounce in milliseconds. */
  readonly pause: number;
  readonly pageSearch: boolean;
  readonly wrong: boolean;
  /** The line of the filters and of what stands beside them. */
  readonly bar: HTMLElement | null;
}

export function FilterFields<Row, Key extends string>(props: FilterFieldsProps<Row, Key>) {
  const { filters, keys, values, set, bar, ...others } = props;
  const id = useId();
  const { folded, hold } = useFoldedFilters(bar, filters, values, keys);
  const draw = (key: Key) => (
    <span
      key={key}
      className={styles.filter}
      data-filter={key}
      data-shrinks={filters[key].kind === 'search' || undefined}
    >
      <FilterField
        {...others}
        id={`${id}-${key}`}
        filter={filters[key]}
        value={values[key]}
        values={values}
        set={(value) => set(key, value)}
      />
    </span>
  );
  const inPopup = keys.filter((key) => folded.has(key));
  return (
    <>
      {keys.filter((key) => !folded.has(key)).map(draw)}
      <MoreFilters
        hidden={inPopup.length === 0}
        set={inPopup.filter((key) => values[key] !== '').length}
        onOpen={hold}
      >
        {inPopup.map(draw)}
      </MoreFilters>
    </>
  );
}
