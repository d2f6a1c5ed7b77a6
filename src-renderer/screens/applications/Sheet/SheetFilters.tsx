/** Which rows of a sheet are looked at: words, group, what the sheet itself looks for; in the address. */
import type { ReactNode } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import type { Address } from '#state/address.ts';
import { AddressFilters } from '#widgets/List/AddressFilters.tsx';
import type { Filter } from '#widgets/List/filters.ts';

interface SheetFiltersProps {
  readonly deptId: string;
  /** The sheet's name. */
  readonly list: string;
  readonly only: readonly ('filled' | 'differ' | 'everybody' | 'named')[];
  readonly address: Address;
  /** Which columns there are. */
  readonly before: ReactNode;
}

export function SheetFilters({ deptId, list, only, address, before }: SheetFiltersProps) {
  const { t } = useText();
  // Silent: without it nothing is narrowed by a group.
  const groups = useRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true }).data ?? [];
  const filters = {
    q: { kind: 'search', label: t('applications.search') },
    group: {
      kind: 'choice',
      label: t('applications.app.group'),
      open: true,
      options: groups.map(({ id, groupName }) => ({ value: id, label: groupName })),
    },
    rows: {
      kind: 'choice',
      label: t('appSheet.rows'),
      options: only.map((value) => ({ value, label: t(`appSheet.only.${value}`) })),
    },
  } satisfies Record<string, Filter<never>>;
  return <AddressFilters list={list} filters={filters} address={address} before={before} />;
}
