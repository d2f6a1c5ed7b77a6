/** Tables of the system's settings, of WeChat, and of who is signed in. */
import { ofTenant, oneOf, text } from './table.ts';

export const systemTables = {
  /** A person's account in WeChat. */
  wechat_binding: ofTenant({
    columns: {
      tenant_key: text,
      kind: oneOf('work', 'service'),
      ...{ user_id: text, wechat_id: text, bind_time: text },
    },
    key: ['tenant_key', 'kind', 'user_id'],
    seed: async () => (await import('../seed/wechat.ts')).wechatRows,
  }),

  /** Who is signed in besides those who are signed in to the sandbox itself. */
  online_session: ofTenant({
    columns: {
      ...{ id: text, tenant_key: text, user_id: text, username: text, department: text },
      ...{ client_type: text, ip: text, login_time: text, last_time: text },
    },
    key: ['id'],
    seed: async () => (await import('../seed/online-sessions.ts')).onlineSessionRows,
  }),
};
