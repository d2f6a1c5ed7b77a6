import { ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

export const securitySettingsTables = {
  /** Tenants and people without a limit of concurrent sign-ins (spec 1§3 "White-list entry"). */
  online_white: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      terminal_type: text,
      config_type: oneOf('tenantKey', 'userId'),
      /** Id of the tenant or the person. */
      target_id: text,
      account_info: text,
    },
    key: ['id'],
    seed: async () => (await import('./seed.ts')).onlineWhiteRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof securitySettingsTables> {}
}
