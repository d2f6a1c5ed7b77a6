import { integer, ofTenant, type RowsOf, stamps, text } from '../../kernel/database/table.ts';

const lists = () => import('./seed.ts');

export const systemSettingsTables = {
  basic_template: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      template_name: text,
      template_type: text,
      lang_type: text,
      title: text,
      content: text,
      enabled: integer,
      ...stamps,
    },
    key: ['id'],
    seed: async () => (await lists()).templateRows,
  }),

  /** Rules for what people may type in a field. */
  rule_config: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      rule_name: text,
      rule_target: text,
      pattern: text,
      least: integer,
      most: integer,
      no_emoji: integer,
      no_sensitive: integer,
      message: text,
      enabled: integer,
      ...stamps,
    },
    key: ['id'],
    seed: async () => (await lists()).ruleConfigRows,
  }),

  /** Agreements that people accept at sign-in. */
  agreement: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      agreement_name: text,
      agreement_type: text,
      lang_type: text,
      version: text,
      content: text,
      forced: integer,
      enabled: integer,
      ...stamps,
    },
    key: ['id'],
    seed: async () => (await lists()).agreementRows,
  }),

  agreement_consent: ofTenant({
    columns: { tenant_key: text, user_id: text, agreement_id: text, version: text, agreed_at: text },
    key: ['user_id', 'agreement_id', 'version'],
    seed: async () => (await lists()).consentRows,
  }),

  /** A system parameter; the value of a secret one is never sent. */
  sys_config: ofTenant({
    columns: {
      tenant_key: text,
      config_key: text,
      config_value: text,
      secret: integer,
      updater_name: text,
      update_time: text,
    },
    key: ['tenant_key', 'config_key'],
    seed: async () => (await lists()).sysConfigRows,
  }),

  server_error: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      error_code: text,
      error_msg: text,
      module: text,
      request_path: text,
      username: text,
      client_ip: text,
      create_time: text,
      trace_id: text,
      stack: text,
    },
    key: ['id'],
    seed: async () => (await lists()).serverErrorRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof systemSettingsTables> {}
}
