import { integer, ofTenant, oneOf, type RowsOf, stamps, text } from '../../kernel/database/table.ts';

const themes = () => import('./seed/themes.ts');
const parts = () => import('./seed/parts.ts');

export const themesTables = {
  /** A theme of any family (spec 2§3): columns for queried values, the rest in `body`. */
  theme: ofTenant({
    columns: {
      tenant_key: text,
      id: text,
      family: oneOf('backTopic', 'featureTopic', 'appTopic'),
      /** '' where the family has one terminal. */
      dtu: oneOf('', 'pc', 'app-pc'),
      dept_id: text,
      source: oneOf('', 'external'),
      style: oneOf('dark', 'light', 'client'),
      /** From 1, within its list. */
      position: integer,
      topic_name: text,
      enabled: integer,
      is_default: integer,
      /** The appointment, as JSON in clean names. */
      appointment: text,
      /** Id of the theme that this department's copy was made from; '' for an original. */
      origin_id: text,
      module_style_id: text,
      /** The family's other values, as JSON in clean names. */
      body: text,
      ...stamps,
    },
    key: ['tenant_key', 'id'],
    seed: async () => (await themes()).themeRows,
  }),

  css_theme: ofTenant({
    columns: {
      tenant_key: text,
      id: text,
      name: text,
      content: text,
      compiled_content: text,
      /** Ids separated by commas. */
      ref_styles: text,
      ...stamps,
    },
    key: ['tenant_key', 'id'],
    seed: async () => (await parts()).cssThemeRows,
  }),

  /** A special theme of the platform's own: a tenant stores only its title settings. */
  system_theme: ofTenant({
    columns: {
      tenant_key: text,
      id: text,
      sys_topic_name: text,
      publish_logo: text,
      /** Title settings as JSON in clean names. */
      title_show_way: text,
    },
    key: ['tenant_key', 'id'],
    seed: async () => (await parts()).systemThemeRows,
  }),

  /** A department's rules for its own themes and for departments below it; without a row everything is allowed. */
  theme_authority: ofTenant({
    columns: {
      tenant_key: text,
      dept_id: text,
      dtu: oneOf('pc', 'app-pc'),
      allow_low: integer,
      custom_topic: integer,
    },
    key: ['tenant_key', 'dept_id', 'dtu'],
    seed: async () => (await parts()).authorityRows,
  }),

  theme_independence: ofTenant({
    columns: { tenant_key: text, dept_id: text, allow_alone: integer },
    key: ['tenant_key', 'dept_id'],
  }),

  cloud_theme: ofTenant({
    columns: {
      tenant_key: text,
      id: text,
      store_type: oneOf('standardTheme', 'characterTheme', 'mobileTheme'),
      name: text,
      shared: integer,
      /** Initial values of a theme made from it, as JSON in clean names. */
      body: text,
    },
    key: ['tenant_key', 'id'],
    seed: async () => (await parts()).cloudThemeRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof themesTables> {}
}
