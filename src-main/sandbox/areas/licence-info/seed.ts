import type { SeedFacts } from '../../kernel/database/table.ts';
import { defaultApps } from '../../kernel/modules/offers.ts';

export function applicationRows({ tenants }: SeedFacts) {
  return tenants.flatMap((tenant_key) =>
    defaultApps.map(([module_str, chinese_name, english_name], index) => ({
      tenant_key,
      module_str,
      chinese_name,
      english_name,
      position: index + 1,
    })),
  );
}
