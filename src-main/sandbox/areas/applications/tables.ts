import { integer, nullable, ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

const apps = () => import('./seed.ts');

export const applicationsTables = {
  /** A group of applications (spec 3§3.5); `dept_id` is '' for the whole tenant's. */
  app_category: ofTenant({
    columns: {
      tenant_key: text,
      id: text,
      dept_id: text,
      group_name: text,
      category_type: text,
      /** 1 to 3. */
      line: integer,
      /** From 1, among the groups of the same department. */
      position: integer,
    },
    key: ['tenant_key', 'id'],
    seed: async () => (await apps()).categoryRows,
  }),

  /** An application as the tenant has it (spec 3§3.1, 3§3.2). */
  app_menu: ofTenant({
    columns: {
      tenant_key: text,
      id: text,
      module_id: text,
      module_str: text,
      kind: oneOf('system', 'custom'),
      application_type: text,
      base: integer,
      installed: integer,
      /** The application's default names; names that the tenant gives are in `body`. */
      chinese_name: text,
      english_name: text,
      icon: text,
      path: text,
      /** The author; '' for the platform. */
      user_id: text,
      open_mode: oneOf('current', 'newPage', 'newWindow'),
      enabled: integer,
      display: integer,
      /** The application's group ('' for none), and its position there. */
      category_id: text,
      position: integer,
      /** Other settings, as JSON in clean names. */
      body: text,
      /** The person whose own application it is; '' for the team's. */
      owner: text,
    },
    key: ['tenant_key', 'id'],
    seed: async () => (await apps()).appRows,
  }),

  /** A department's overrides of an application's settings; null columns override nothing. */
  app_setting: ofTenant({
    columns: {
      tenant_key: text,
      dept_id: text,
      app_id: text,
      enabled: nullable(integer),
      display: nullable(integer),
      category_id: nullable(text),
      position: nullable(integer),
      body: nullable(text),
    },
    key: ['tenant_key', 'dept_id', 'app_id'],
  }),

  /** Configs of application management; `dept_id` is '' for the whole tenant. */
  app_config: ofTenant({
    columns: { tenant_key: text, dept_id: text, config_key: text, config_value: text },
    key: ['tenant_key', 'dept_id', 'config_key'],
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof applicationsTables> {}
}
