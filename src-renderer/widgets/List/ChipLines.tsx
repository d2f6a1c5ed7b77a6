/** Filters with few options and their counts, each in its own line. */
import { FilterChips } from '../FilterChips.tsx';
import { filterKeys } from './filters.ts';
import type { List } from './use-list.ts';

export function ChipLines<Row, Key extends string>({ list }: { readonly list: List<Row, Key> }) {
  return filterKeys(list.filters).map((key) => {
    const filter = list.filters[key];
    const chosen = list.values[key];
    const options = filter.kind === 'chips' ? filter.options(chosen) : [];
    if (filter.kind !== 'chips' || options.length === 0) return null;
    return (
      <FilterChips
        key={key}
        label={filter.label}
        options={options}
        value={chosen}
        // Pressing the chosen chip again clears the filter.
        onChange={(value: string) =>
          list.set({ [key]: value === chosen ? '' : value } as Partial<Record<Key, string>>)
        }
      />
    );
  });
}
