/** The menus that every tenant begins with: the specification's, in its order. */
import { menuEntries, menuGroups } from '#shared/rules/common/menu/entries.ts';
import type { SeedFacts } from '../../kernel/database/table.ts';

const plain = {
  dept_id: '',
  kind: 'system',
  custom_name: '',
  custom_named: 0,
  icon: '',
  enabled: 1,
  common: 0,
} as const;

export function menuRows({ tenants }: SeedFacts) {
  return tenants.flatMap((tenant_key) =>
    menuGroups.flatMap((group, index) => groupRows(tenant_key, group, index)),
  );
}

function groupRows(tenant_key: string, group: (typeof menuGroups)[number], index: number) {
  const id = `group-${group}`;
  const head = { ...plain, tenant_key, id, group_id: '', menu_code: '', path: '' };
  const entries = menuEntries.filter((entry) => entry.group === group);
  return [
    { ...head, open_mode: 'current', position: index + 1, default_position: index + 1 } as const,
    ...entries.map(({ code, path, newPage }, index) => ({
      ...plain,
      tenant_key,
      id: code,
      group_id: id,
      menu_code: code,
      path,
      position: index + 1,
      default_position: index + 1,
      open_mode: newPage ? ('new' as const) : ('current' as const),
    })),
  ];
}
