/**
 * System lists of a tenant (spec 1§2.1, 1§3, 1§7.4): templates, rule configurations, agreements. The documents name
 * their calls, or only the view; the fields are chosen.
 */
import * as z from 'zod';
import { flag01, wireCount, wireId, wireText } from '../codecs.ts';
import { post } from '../endpoint.ts';
import { platformLanguages } from '../language-names/platform-languages.ts';
import { plainList, recordStamps } from '../plain-list.ts';

const chosen = '1§7.4; S-6';

export const templateTypes = ['email', 'sms', 'system', 'push'] as const;

const template = {
  templateName: z.string(),
  templateType: z.enum(['', ...templateTypes]),
  langType: z.enum(['', ...platformLanguages]),
  title: wireText,
  content: wireText,
  enabled: flag01,
};
export type TemplateValues = Readonly<z.output<z.ZodObject<typeof template>>>;

/** Templates of the platform's messages, one for each kind and language. */
export const templates = plainList('templates', '/api/basicserver/basicTemplate', {
  chosen,
  item: z.object({ id: wireId, ...template, ...recordStamps }),
  values: template,
  names: ['templateName', 'templateType', 'langType', 'updateTime'],
  paths: { query: 'queryBasicTemplateList' },
  narrow: {
    langType: z.enum(platformLanguages).optional(),
    templateType: z.enum(templateTypes).optional(),
  },
  example: {
    id: 'BT1000001',
    values: {
      templateName: 'Welcome',
      templateType: 'email',
      langType: 'en_US',
      title: 'Welcome, {name}',
      content: '<p>Your account is {account}.</p>',
      enabled: true,
    },
    narrow: { langType: 'zh_CN', templateType: 'email' },
  },
});

export const ruleTargets = ['userName', 'loginAccount', 'jobNumber', 'password', 'nickname'] as const;
/** The presets of 1§5 by name, and no preset. */
export const rulePatterns = [
  'any',
  'chinese',
  'digits',
  'letters',
  'lettersAndDigits',
  'mobile',
  'phone',
  'email',
  'idCard',
  'postalCode',
  'minLength10',
  'maxLength200',
  'length10To200',
] as const;

const rule = {
  ruleName: z.string(),
  ruleTarget: z.enum(['', ...ruleTargets]),
  pattern: z.enum(rulePatterns),
  least: wireCount,
  most: wireCount,
  noEmoji: flag01,
  noSensitive: flag01,
  message: wireText,
};
export type RuleConfigValues = Readonly<z.output<z.ZodObject<typeof rule>>>;
const ruleConfig = z.object({ id: wireId, ...rule, enabled: flag01, ...recordStamps });
export type RuleConfig = z.output<typeof ruleConfig>;

/** Rule configurations for what people may type. */
export const ruleConfigs = plainList('ruleConfigs', '/api/bs/basicserver', {
  chosen,
  given: { source: '1§7.4', calls: ['query', 'add', 'update', 'remove'] },
  item: ruleConfig,
  values: rule,
  names: ['ruleName', 'ruleTarget', 'updateTime'],
  narrow: { enabled: z.enum(['0', '1']).optional() },
  paths: {
    query: 'queryRuleConfigs',
    byIds: 'queryRuleConfigsByIds',
    newIds: 'generateRuleConfigId',
    add: 'saveRuleConfig',
    update: 'updateRuleConfig',
    remove: 'deleteRuleConfig',
  },
  example: {
    id: 'RC1000001',
    values: {
      ruleName: 'Job numbers',
      ruleTarget: 'jobNumber',
      pattern: 'digits',
      least: 4,
      most: 8,
      noEmoji: true,
      noSensitive: false,
      message: 'A job number has 4 to 8 digits',
    },
    narrow: { enabled: '1' },
  },
});

/** Turns a rule configuration on or off. */
export const enableRuleConfig = post('ruleConfigs.enable', '/api/bs/basicserver/enableRuleConfig', {
  given: '1§7.4',
  request: { id: z.string().min(1), enabled: flag01 },
  example: { id: 'RC1000002', enabled: false },
});

export const agreementTypes = ['service', 'privacy', 'other'] as const;
export const agreementLanguages = ['zh_CN', 'en_US'] as const;
const agreement = {
  agreementName: z.string(),
  agreementType: z.enum(['', ...agreementTypes]),
  langType: z.enum(['', ...agreementLanguages]),
  version: wireText,
  content: wireText,
  /** Whether accepting this version is required for signing in. */
  forced: flag01,
  enabled: flag01,
};
export type AgreementValues = Readonly<z.output<z.ZodObject<typeof agreement>>>;

/** Agreements that people read and accept when they sign in. */
export const agreements = plainList('agreements', '/api/basicserver/agreement', {
  chosen: '1§2.1; S-6',
  item: z.object({ id: wireId, ...agreement, ...recordStamps }),
  values: agreement,
  names: ['agreementName', 'agreementType', 'langType', 'updateTime'],
  example: {
    id: 'AG1000001',
    values: {
      agreementName: 'Terms of service',
      agreementType: 'service',
      langType: 'en_US',
      version: '2.1',
      content: '<p>Whoever signs in agrees.</p>',
      forced: true,
      enabled: true,
    },
  },
});
