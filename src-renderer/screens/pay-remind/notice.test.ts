import { describe, expect, it } from 'vitest';
import { deployments } from '#shared/api/session/session.ts';
import { payModule, payModules } from '#shared/rules/pay-remind/modules.ts';
import { ruleMessage } from '#shared/text/rule-message.ts';
import { languages } from '#shared/text/types.ts';
import { moduleTip, type PayNoticeFacts, payNotice } from './notice.ts';

describe('the module types', () => {
  it('are sixty, each known once', () => {
    expect(payModules).toHaveLength(60);
    expect(new Set(payModules.map(({ type }) => type)).size).toBe(60);
  });

  it.each([
    'taskReport',
    'ganttChart',
    'attendanceReport',
    'crmSetting',
    'workflowStatistics',
    'payrollSlip',
    'vacationRule',
  ])('have %s', (type) => {
    expect(payModule(type)?.type).toBe(type);
  });

  it('have name, description and help address in both languages, each their own', () => {
    for (const language of languages) {
      expect(new Set(payModules.map(({ help }) => help[language])).size).toBe(60);
      expect(new Set(payModules.map(({ description }) => description[language])).size).toBe(60);
      expect(new Set(payModules.map(({ name }) => name[language])).size).toBe(60);
    }
    for (const { name, description, help } of payModules) {
      expect(description['en-US']).toMatch(/^[A-Z].{15,80}\.$/);
      expect(description['zh-CN']).toMatch(/^.*\p{Script=Han}.*。$/u);
      expect(name['zh-CN']).toMatch(/\p{Script=Han}|OKR/u);
      expect(help['zh-CN']).toMatch(/^\/help\/zh-CN\/[a-z-]+\/[a-z-]+$/);
      expect(help['en-US']).toBe(help['zh-CN'].replace('zh-CN', 'en-US'));
    }
  });

  it.each(['', 'nothing', 'toString'])('do not have %j', (type) => {
    expect(payModule(type)).toBeNull();
  });
});

const facts: PayNoticeFacts = { moduleType: 'ganttChart', deployment: 'public', language: 'en-US' };
const titleOf = (change: Partial<PayNoticeFacts>) => {
  const language = change.language ?? facts.language;
  const { title } = payNotice({ ...facts, ...change });
  return 'text' in title ? title.text : ruleMessage(language, title);
};

describe('the title', () => {
  const free = 'Sorry, your tenant is currently on the free edition and does not support this function!';
  const ask = 'Please ask the administrator to enable this function in the tenant management back-end';
  it.each<[string, Partial<PayNoticeFacts>, string]>([
    ['free edition', {}, free],
    ['free edition overseas', { deployment: 'overseas' }, free],
    ['free edition, Chinese', { language: 'zh-CN' }, '抱歉，您的租户当前为免费版，不支持该功能！'],
    ['override', { title: ' Not in your edition ' }, 'Not in your edition'],
    ['empty override', { title: ' ' }, free],
    ['private', { deployment: 'private' }, ask],
    ['single-tenant', { deployment: 'single' }, ask],
    [
      'private, Chinese',
      { deployment: 'private', language: 'zh-CN' },
      '请联系管理员在租户管理后台开启该功能',
    ],
    ['private with an override', { deployment: 'private', title: 'Buy!' }, ask],
    ['small window', { variant: 'small' }, free],
    ['unknown module', { moduleType: '?' }, free],
  ])('%s', (_, change, expected) => {
    expect(titleOf(change)).toBe(expected);
  });
});

describe('the contact', () => {
  const sales = { name: 'Zhou Ning', address: 'https://sales.example.com' };
  it.each<[string, Partial<PayNoticeFacts>, string | null]>([
    ['none known', {}, null],
    ['phone', { phone: ' 400-800-1234 ' }, 'Contact phone: 400-800-1234'],
    ['phone before sales', { phone: '400-800-1234', sales }, 'Contact phone: 400-800-1234'],
    ['sales', { sales }, 'Sales contact: Zhou Ning'],
    ['sales, Chinese', { sales, language: 'zh-CN' }, '销售联系人：Zhou Ning'],
    ['phone, Chinese', { phone: '400', language: 'zh-CN' }, '联系电话：400'],
    ['small window', { phone: '400-800-1234', sales, variant: 'small' }, null],
    ['private', { phone: '400-800-1234', deployment: 'private' }, null],
  ])('%s', (_, change, expected) => {
    const { contact } = payNotice({ ...facts, ...change });
    expect(contact && ruleMessage(change.language ?? 'en-US', contact.label)).toBe(expected);
  });
});

describe('description and help', () => {
  it.each([
    ['ganttChart', 'en-US', 'Learn more about the Gantt chart', '/help/en-US/project/gantt'],
    ['ganttChart', 'zh-CN', '了解甘特图', '/help/zh-CN/project/gantt'],
    ['payrollSlip', 'zh-CN', '了解工资条', '/help/zh-CN/payroll/slip'],
    ['nothing', 'en-US', 'Learn more', '/help/en-US'],
    ['nothing', 'zh-CN', '了解更多', '/help/zh-CN'],
  ] as const)('%s in %s', (moduleType, language, label, path) => {
    const { help } = payNotice({ ...facts, moduleType, language });
    expect([ruleMessage(language, help.label), help.path]).toEqual([label, path]);
  });

  it.each(deployments)('are there on every deployment: %s', (deployment) => {
    expect(payNotice({ ...facts, deployment }).description).toBe(
      'See a project’s tasks and their dependencies on a time line.',
    );
  });

  it('are all that the module tip has', () => {
    expect(moduleTip('vacationRule', 'zh-CN')).toEqual({
      description: '设置假期类型、发放方式和有效期。',
      help: {
        label: { key: 'payRemind.help', params: { name: '假期规则' } },
        path: '/help/zh-CN/vacation/rule',
      },
    });
  });
});
