/** The filters of a sheet's rows, in the address: words, group, and the sheet's own conditions. */
import type { ReactNode } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import type { Address } from '#state/address.ts';
import { AddressFilters } from '#widgets/List/AddressFilters.tsx';
import type { Filter } from '#widgets/List/filters.ts';

interface SheetFiltersProps {
  readonly deptId: string;
  readonly list: string;
  readonly only: readonly ('chosen' | 'filled' | 'differ' | 'everybody' | 'named')[];
  readonly address: Address;
  /** The choice of columns. */
  readonly before: ReactNode;
}

export function SheetFilters({ deptId, list, only, address, before }: SheetFiltersProps) {
  const { t } = useText();
  // A failed read is silent: the filter by group is missing then.
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
