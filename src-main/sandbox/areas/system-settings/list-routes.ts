/** Templates, rule configurations and agreements (spec 1§2.1, 1§7.4). */
import { enableRuleConfig } from '#shared/api/system-settings/lists.ts';
import { systemRight as access } from '#shared/rules/common/session/area-rights.ts';
import { agreementList, ruleConfigList, templateList } from '#shared/rules/system-settings/lists.ts';
import { plainListRoutes } from '../../kernel/crud/plain-list.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';

export const systemListRoutes: readonly Implementation[] = [
  ...plainListRoutes('basic_template', templateList, {
    access,
    log: 'template',
    initialValues: {},
    where: ({ langType, templateType }, eb) =>
      eb.and([
        ...(langType === undefined ? [] : [eb('lang_type', '=', langType)]),
        ...(templateType === undefined ? [] : [eb('template_type', '=', templateType)]),
      ]),
  }),
  ...plainListRoutes('agreement', agreementList, { access, log: 'agreement', initialValues: {} }),
  ...plainListRoutes('rule_config', ruleConfigList, {
    access,
    log: 'ruleConfig',
    initialValues: { enabled: 1 },
    flags: ['enabled'],
    where: ({ enabled }, eb) => (enabled === undefined ? undefined : eb('enabled', '=', Number(enabled))),
  }),
  implement(enableRuleConfig, access, async ({ id, enabled }, context) => {
    const { store, user, language } = context;
    const row = await store
      .selectFrom('rule_config')
      .select(['rule_name', 'enabled'])
      .where('id', '=', id)
      .where('tenant_key', '=', user.tenantKey)
      .executeTakeFirst();
    if (!row) return refuse(messagesIn(language).noSuchEntry);
    if ((row.enabled === 1) === enabled) return null;
    await store.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('rule_config')
        .set({ enabled: enabled ? 1 : 0 })
        .where('id', '=', id)
        .where('tenant_key', '=', user.tenantKey)
        .execute();
      const kind = enabled ? 'ruleConfigEnabled' : 'ruleConfigDisabled';
      await record(transaction, context, {
        kind,
        targetId: id,
        targetName: row.rule_name,
        values: {
          record: 'ruleConfigEnabled',
          fields: [{ name: 'enabled', from: !enabled, to: enabled }],
        },
      });
    });
    return null;
  }),
];
