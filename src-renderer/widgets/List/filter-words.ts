/** The filters that narrow a list in words, for a file's name and the manifest of evidence. */
import { type Filters, type FilterValues, narrowing } from './filters.ts';

export interface FilterWords {
  readonly label: string;
  readonly value: string;
}

export function filterWords<Row, Key extends string>(
  filters: Filters<Row, Key>,
  values: FilterValues<Key>,
): readonly FilterWords[] {
  return narrowing(filters, values).map((key) => {
    const filter = filters[key];
    const value = values[key].trim();
    return { label: filter.label ?? key, value: optionsOf(filter, value).get(value) ?? value };
  });
}

function optionsOf<Row>(filter: Filters<Row, string>[string], value: string): ReadonlyMap<string, string> {
  if (filter.kind !== 'choice' && filter.kind !== 'chips') return new Map();
  const options = filter.kind === 'choice' ? filter.options : filter.options(value);
  return new Map(options.map((option) => [option.value, option.label]));
}
