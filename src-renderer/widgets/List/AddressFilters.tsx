/** Filters of what is no list, a sheet of cells: each with its parameter in the address of the page. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import type { Address } from '#state/address.ts';
import layout from '../looks/layout.module.css';
import { FilterField } from './FilterField.tsx';
import type { Filter } from './filters.ts';

interface AddressFiltersProps {
  /** What is narrowed. */
  readonly list: string;
  /** By their parameters; `q` is found by the page's own search key. */
  readonly filters: Readonly<Record<string, Filter<never>>>;
  readonly address: Address;
  /** Before and after them, in the same row. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function AddressFilters({ list, filters, address, before, after }: AddressFiltersProps) {
  const { t } = useText();
  const values = Object.fromEntries(Object.keys(filters).map((key) => [key, address.get(key)]));
  return (
    <search className={layout.row} aria-label={t('list.filter.all')}>
      {before}
      {Object.entries(filters).map(([key, filter]) => (
        <FilterField
          key={key}
          id={`sheet-${key}`}
          filter={filter}
          list={list}
          value={values[key] ?? ''}
          values={values}
          pause={0}
          set={(value) => address.set({ [key]: value })}
          pageSearch={key === 'q'}
          wrong={false}
        />
      ))}
      {after}
    </search>
  );
}
