/** Custom CSS themes of the page designer (spec 2§3, 2§7). */

import type { Input } from '#shared/api/endpoint.ts';
import {
  createCssTheme,
  cssThemeById,
  queryCssThemes,
  updateCssTheme,
} from '#shared/api/themes/css-theme.ts';
import { serverTime } from '../../kernel/clock.ts';
import { columnContains } from '../../kernel/crud/row-store.ts';
import type { OrganisationContext } from '../../kernel/departments/organisation-context.ts';
import { type Implementation, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { cssProblem } from './checks.ts';
import { makeThemeId } from './make-theme.ts';
import { forTenant, themeChanging, themeReading } from './route.ts';

export const cssRoutes: readonly Implementation[] = [
  themeReading(
    queryCssThemes,
    async ({ name = '' }, { store, user }) => {
      const rows = await store
        .selectFrom('css_theme')
        .select(['id', 'name', 'update_time'])
        .where('tenant_key', '=', user.tenantKey)
        .$if(name.trim() !== '', (query) => query.where(columnContains('name', name.trim())))
        .orderBy('id')
        .execute();
      return rows.map(({ id, name: called, update_time: updateTime }) => ({ id, name: called, updateTime }));
    },
    forTenant,
  ),

  themeReading(
    cssThemeById,
    async ({ id }, context) => {
      const row = await find(id, context);
      if (!row) return refuse(messagesIn(context.language).noSuchTheme);
      const { content, compiled_content: compiledContent, ref_styles } = row;
      return {
        id,
        name: row.name,
        belongModule: 'THEME_PAGE',
        cssCode: { content, compiledContent, name: 'entry' as const, state: 'n' as const },
        refStyles: ref_styles.split(',').filter((style) => style !== ''),
      };
    },
    forTenant,
  ),

  themeChanging(
    createCssTheme,
    async (input, context) => {
      const { store, user, now, language } = context;
      const problem = cssProblem(formOf(input));
      if (problem) return refuseWithMessage(language, problem);
      const time = serverTime(now);
      const creation = { creator_name: user.username, create_time: time };
      const row = {
        tenant_key: user.tenantKey,
        id: makeThemeId('TC'),
        ...(await columnsOf(input, context)),
        ...creation,
      };
      await store.insertInto('css_theme').values(row).execute();
      await record(store, context, { kind: 'cssThemeAdded', targetId: row.id, targetName: row.name });
      return row.id;
    },
    forTenant,
  ),

  themeChanging(
    updateCssTheme,
    async ({ id, ...input }, context) => {
      const { store, user, language } = context;
      const row = await find(id, context);
      if (!row) return refuse(messagesIn(language).noSuchTheme);
      const problem = cssProblem(formOf(input));
      if (problem) return refuseWithMessage(language, problem);
      await store
        .updateTable('css_theme')
        .set(await columnsOf(input, context))
        .where('tenant_key', '=', user.tenantKey)
        .where('id', '=', id)
        .execute();
      await record(store, context, { kind: 'cssThemeUpdated', targetId: id, targetName: input.name });
      return null;
    },
    forTenant,
  ),
];

function find(id: string, { store, user }: OrganisationContext) {
  return store
    .selectFrom('css_theme')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('id', '=', id)
    .executeTakeFirst();
}

function formOf({ name, cssCode, refStyles }: Input<typeof createCssTheme>) {
  return { name, content: cssCode.content, refStyles: refStyles.join('\n') };
}

/** Compiles the CSS that pages load from the source; compiled CSS of the client is ignored. */
async function columnsOf(
  { name, cssCode, refStyles }: Input<typeof createCssTheme>,
  { user, now }: OrganisationContext,
) {
  // Imported on demand: the parser is large, and most servers never need it.
  const { compileCss } = await import('#shared/rules/themes/css/compile-css.ts');
  return {
    name,
    content: cssCode.content,
    compiled_content: compileCss(cssCode.content).css,
    ref_styles: refStyles.join(','),
    updater_name: user.username,
    update_time: serverTime(now),
  };
}
