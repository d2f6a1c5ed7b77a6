import { ordinary } from '../../kernel/seed/organisation.ts';

const listed = [
  ['userId', 'U20001', '林知远', 'pc'],
  ['userId', 'U20016', '周以宁', 'pc'],
  ['userId', 'U20016', '周以宁', 'app-ios'],
  ['tenantKey', ordinary, '澄汀智造科技有限公司', 'app-pc'],
] as const;

export const onlineWhiteRows = () =>
  listed.map(([config_type, target_id, account_info, terminal_type], at) => ({
    id: `OW${1_000_001 + at}`,
    tenant_key: ordinary,
    config_type,
    target_id,
    account_info,
    terminal_type,
  }));
