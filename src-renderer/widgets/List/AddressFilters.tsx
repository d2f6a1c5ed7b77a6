/** Filters for content that is no list, such as a sheet of cells; each is a query parameter of the page. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import type { Address } from '#state/address.ts';
import layout from '../looks/layout.module.css';
import { FilterField } from './FilterField.tsx';
import type { Filter } from './filters.ts';

interface AddressFiltersProps {
  readonly list: string;
  /** Filters by query parameter; the page's search shortcut focuses `q`. */
  readonly filters: Readonly<Record<string, Filter<never>>>;
  readonly address: Address;
  /** Content before and after the filters, in the same row. */
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
