/** Tables of the feed of work sharing (spec 3§3.10). Files, mentions and a share's subject are JSON as on the wire. */
import { ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

const seed = () => import('./seed.ts');
const author = { user_id: text, username: text } as const;

export const feedTables = {
  feed_share: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      ...author,
      department_id: text,
      /** Rich text. */
      content: text,
      /** The plain text, for the search. */
      words: text,
      share_scope: oneOf('all', 'department', 'self'),
      files: text,
      mentions: text,
      related: text,
      create_time: text,
      update_time: text,
    },
    key: ['id'],
    seed: async () => (await seed()).shareRows,
  }),

  /** People whom a share or one of its comments mentions. */
  feed_mention: ofTenant({
    columns: { tenant_key: text, share_id: text, user_id: text },
    key: ['share_id', 'user_id'],
    seed: async () => (await seed()).mentionRows,
  }),

  feed_praise: ofTenant({
    columns: { tenant_key: text, share_id: text, ...author, create_time: text },
    key: ['share_id', 'user_id'],
    seed: async () => (await seed()).praiseRows,
  }),

  feed_comment: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      share_id: text,
      ...author,
      content: text,
      mentions: text,
      /** The person to whom the comment replies; '' for a comment on the share. */
      reply_user_id: text,
      reply_user_name: text,
      create_time: text,
    },
    key: ['id'],
    seed: async () => (await seed()).commentRows,
  }),

  /** A person's own feed configs, by name. */
  feed_config: ofTenant({
    columns: { tenant_key: text, user_id: text, config_key: text, config_value: text },
    key: ['tenant_key', 'user_id', 'config_key'],
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof feedTables> {}
}
