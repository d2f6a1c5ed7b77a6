/** Filters for content that is no list, such as a sheet of cells; each is a query parameter of the page. */
import { type ReactNode, useState } from 'react';
import { useText } from '#data/text.ts';
import type { Address } from '#state/address.ts';
import { FilterFields } from './FilterFields.tsx';
import type { Filter } from './filters.ts';
import styles from './List.module.css';

interface AddressFiltersProps {
  readonly list: string;
  /** Filters by query parameter. */
  readonly filters: Readonly<Record<string, Filter<never>>>;
  readonly address: Address;
  /** Content before and after the filters, in the same row. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function AddressFilters({ list, filters, address, before, after }: AddressFiltersProps) {
  const { t } = useText();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const keys = Object.keys(filters);
  return (
    <search ref={setBar} className={styles.tools} data-bar="" aria-label={t('list.filter.all')}>
      {before}
      <FilterFields
        filters={filters}
        keys={keys}
        values={Object.fromEntries(keys.map((key) => [key, address.get(key)]))}
        set={(key, value) => address.set({ [key]: value })}
        list={list}
        pause={0}
        pageSearch
        wrong={false}
        bar={bar}
      />
      {after}
    </search>
  );
}
