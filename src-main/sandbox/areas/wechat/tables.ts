import { ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

export const wechatTables = {
  /** A person's account in WeChat. */
  wechat_binding: ofTenant({
    columns: {
      tenant_key: text,
      kind: oneOf('work', 'service'),
      user_id: text,
      wechat_id: text,
      bind_time: text,
    },
    key: ['tenant_key', 'kind', 'user_id'],
    seed: async () => (await import('./seed.ts')).wechatRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof wechatTables> {}
}
