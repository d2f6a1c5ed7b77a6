/** Which rows of a sheet are looked at: words, group, what the sheet itself looks for; in the address. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import type { Address } from '#state/address.ts';
import { FilterField } from '#widgets/List/FilterField.tsx';
import type { Filter } from '#widgets/List/filters.ts';

interface SheetFiltersProps {
  readonly deptId: string;
  /** The sheet's name. */
  readonly list: string;
  readonly only: readonly ('filled' | 'differ' | 'everybody' | 'named')[];
  readonly address: Address;
}

export function SheetFilters({ deptId, list, only, address }: SheetFiltersProps) {
  const { t } = useText();
  // Silent: without it nothing is narrowed by a group.
  const groups = useRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true }).data ?? [];
  const filters = {
    q: { kind: 'search', label: t('applications.search') },
    group: {
      ...{ kind: 'choice', label: t('applications.app.group'), open: true },
      options: groups.map(({ id, groupName }) => ({ value: id, label: groupName })),
    },
    rows: {
      ...{ kind: 'choice', label: t('appSheet.rows') },
      options: only.map((value) => ({ value, label: t(`appSheet.only.${value}`) })),
    },
  } satisfies Record<string, Filter<never>>;
  const values = Object.fromEntries(Object.keys(filters).map((key) => [key, address.get(key)]));
  return Object.entries(filters).map(([key, filter]) => (
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
  ));
}
