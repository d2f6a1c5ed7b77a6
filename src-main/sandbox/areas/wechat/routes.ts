/** Enterprise WeChat and the WeChat service account (spec 1§2.2). WeChat is simulated: no request leaves. */
import type { WechatBinding, WechatService, WechatWork } from '#shared/api/wechat/wechat.ts';
import {
  getWechatService,
  getWechatWork,
  queryWechatBindings,
  saveWechatService,
  saveWechatWork,
  testWechatService,
  testWechatWork,
  unbindWechat,
} from '#shared/api/wechat/wechat.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { wechatServiceRight, wechatWorkRight } from '#shared/rules/common/session/area-rights.ts';
import { begunWechat, serviceFields, workFields } from '#shared/rules/wechat/wechat-fields.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { rosterOf } from '../../kernel/people/roster.ts';
import { foldCase, pageOfSequence } from '../../kernel/people/search.ts';
import { settingRoutes } from '../../kernel/tenant/setting-routes.ts';
import { type TrialStep, trialSteps } from '../../kernel/trial-steps.ts';

const saved = (name: 'wechatWork' | 'wechatService') => ({
  key: `wechat.${name}`,
  record: name === 'wechatWork' ? 'wechat.work' : 'wechat.service',
  deed: { kind: 'wechatSaved', targetId: name, targetName: name, detail: name } as const,
});

/** An id of zeros only is unknown, and a secret of one repeated letter is wrong. */
const nobody = (id: string): TrialStep => [
  'identify',
  /^w[wx]0+$/.test(id) ? { key: 'tried.wrong.identify' } : null,
];
const known = (secret: string): TrialStep => [
  'token',
  /^(.)\1*$/.test(secret) ? { key: 'tried.wrong.token' } : null,
];
const reach: TrialStep = ['connect', null];

const workTrials = ({ corpId, appSecret, agentId }: WechatWork): readonly TrialStep[] => [
  reach,
  nobody(corpId),
  known(appSecret),
  ['agent', agentId === '0' ? { key: 'tried.wrong.agent' } : null],
];
const serviceTrials = ({ appId, appSecret }: WechatService): readonly TrialStep[] => [
  reach,
  nobody(appId),
  known(appSecret),
];

export const wechatRoutes: readonly Implementation[] = [
  ...settingRoutes({
    ...saved('wechatWork'),
    access: wechatWorkRight,
    read: getWechatWork,
    save: saveWechatWork,
    fields: workFields,
    defaultValues: () => begunWechat.work,
  }),
  ...settingRoutes({
    ...saved('wechatService'),
    access: wechatServiceRight,
    read: getWechatService,
    save: saveWechatService,
    fields: serviceFields,
    defaultValues: () => begunWechat.service,
  }),
  implement(testWechatWork, wechatWorkRight, async (values, { language }) => {
    const [problem] = checkFields(workFields, { ...values, enabled: true });
    return problem ? refuseWithMessage(language, problem.message) : trialSteps(language, workTrials(values));
  }),
  implement(testWechatService, wechatServiceRight, async (values, { language }) => {
    const [problem] = checkFields(serviceFields, { ...values, enabled: true });
    return problem
      ? refuseWithMessage(language, problem.message)
      : trialSteps(language, serviceTrials(values));
  }),

  implement(queryWechatBindings, wechatWorkRight, async (input, { store, user, scenario }) => {
    const { kind, state, keywords = '', pageNo, pageSize } = input;
    const rows = await store
      .selectFrom('wechat_binding')
      .select(['user_id', 'wechat_id', 'bind_time'])
      .where('tenant_key', '=', user.tenantKey)
      .where('kind', '=', kind)
      .execute();
    const bound = new Map(rows.map((row) => [row.user_id, row]));
    const roster = await rosterOf(store, user.tenantKey, scenario.scale);
    const words = foldCase(keywords.trim());
    const fits = (index: number) => {
      const { id, username } = roster.person(index);
      if (state !== undefined && bound.has(id) !== (state === 'bound')) return false;
      return words === '' || foldCase(username).includes(words);
    };
    const page = pageOfSequence(
      { size: roster.size, at: (at: number) => at },
      { pageNo, pageSize },
      state === undefined && words === '' ? null : fits,
    );
    const result = page.result.map((index): WechatBinding => {
      const { id: userId, username, department } = roster.person(index);
      const found = bound.get(userId);
      const { wechat_id: wechatId = '', bind_time: bindTime = '' } = found ?? {};
      return { userId, username, department, wechatId, bindTime };
    });
    return { ...page, result };
  }),
  implement(unbindWechat, wechatWorkRight, async ({ kind, userId }, context) => {
    const { store, user, scenario, language } = context;
    const roster = await rosterOf(store, user.tenantKey, scenario.scale);
    const personIndex = roster.indexOf(userId);
    if (personIndex < 0) return refuse(messagesIn(language).noSuchEntry);
    await store.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('wechat_binding')
        .where('tenant_key', '=', user.tenantKey)
        .where('kind', '=', kind)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      const detail = kind === 'work' ? 'wechatWork' : 'wechatService';
      const targetName = roster.person(personIndex).username;
      await record(transaction, context, { kind: 'wechatUnbound', targetId: userId, targetName, detail });
    });
    return null;
  }),
];
