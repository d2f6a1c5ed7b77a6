/** Filters among few kinds with their counts: each in a line of its own. */
import { FilterChips } from '../FilterChips.tsx';
import { filterKeys } from './filters.ts';
import type { List } from './use-list.ts';

export function ChipLines<Row, Key extends string>({ list }: { readonly list: List<Row, Key> }) {
  return filterKeys(list.filters).map((key) => {
    const filter = list.filters[key];
    if (filter.kind !== 'chips') return null;
    return (
      <FilterChips
        key={key}
        label={filter.label}
        options={filter.options(list.values[key])}
        value={list.values[key]}
        onChange={(value: string) => list.set({ [key]: value } as Partial<Record<Key, string>>)}
      />
    );
  });
}
