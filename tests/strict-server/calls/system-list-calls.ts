/**
 * Templates, rule configurations, agreements, parameters, errors (1§2.1, 1§7.4).
 * Rows GEN-006, 038, 041 to 044, 046 to 053, 055.
 */
import { get, post } from '../call.ts';
import { anyText, flag, listOf, oneOf, record, recordId, text, wholeNumber } from '../value-checks.ts';

const chosen = 'path, method and fields: S-6';
const fieldsChosen = 'fields: S-6';
const source = '1§7.4';
const path = '/api/basicserver';
const stamps = {
  creatorName: '林岚',
  createTime: '2026-02-03 09:10:11',
  updaterName: '林岚',
  updateTime: '2026-02-04 09:10:11',
};
const condition = record({ required: { field: text, operator: text, value: listOf(text) } });
const asked = {
  conditions: listOf(condition),
  connection: oneOf('and', 'or'),
  orderBy: text,
  orderType: oneOf('asc', 'desc'),
};
const paging = { pageNo: wholeNumber, pageSize: wholeNumber };
const page = { totalCount: 1, pageNo: 1, pageSize: 20, hasNext: false };

interface ListOf {
  readonly name: string;
  readonly at: string;
  readonly words: readonly [
    query: string,
    byIds: string,
    newIds: string,
    add: string,
    update: string,
    remove: string,
  ];
  readonly from: string;
  /** The documents show the addresses of some. */
  readonly shown?: true;
  readonly narrow?: object;
  readonly fields: object;
  readonly item: object;
}

const lists: readonly ListOf[] = [
  {
    name: 'basicTemplate',
    at: `${path}/basicTemplate`,
    from: source,
    words: ['queryBasicTemplateList', 'queryByIds', 'generateId', 'add', 'update', 'batchDelete'],
    narrow: { langType: text, templateType: text },
    fields: {
      templateName: text,
      templateType: text,
      langType: text,
      title: anyText,
      content: text,
      enabled: flag,
    },
    item: {
      id: 7,
      templateName: 'x',
      templateType: 'sms',
      langType: 'de_DE',
      title: 'x',
      content: '<p>x</p>',
      enabled: 1,
    },
  },
  {
    name: 'RuleConfig',
    at: '/api/bs/basicserver',
    from: source,
    shown: true,
    words: [
      'queryRuleConfigs',
      'queryRuleConfigsByIds',
      'generateRuleConfigId',
      'saveRuleConfig',
      'updateRuleConfig',
      'deleteRuleConfig',
    ],
    narrow: { enabled: oneOf('0', '1') },
    fields: {
      ruleName: text,
      ruleTarget: text,
      pattern: text,
      least: wholeNumber,
      most: wholeNumber,
      noEmoji: flag,
      noSensitive: flag,
      message: anyText,
    },
    item: {
      id: 7,
      ruleName: 'x',
      ruleTarget: 'password',
      pattern: 'any',
      least: '8',
      most: 32,
      noEmoji: '0',
      noSensitive: 0,
      message: 'x',
      enabled: '1',
    },
  },
  {
    name: 'agreement',
    at: `${path}/agreement`,
    from: '1§2.1',
    words: ['queryList', 'queryByIds', 'generateId', 'add', 'update', 'batchDelete'],
    fields: {
      agreementName: text,
      agreementType: text,
      langType: text,
      version: text,
      content: text,
      forced: flag,
      enabled: flag,
    },
    item: {
      id: 7,
      agreementName: 'x',
      agreementType: 'privacy',
      langType: 'zh_CN',
      version: '1',
      content: '<p>x</p>',
      forced: 1,
      enabled: '1',
    },
  },
];

export const systemListCalls = [
  ...lists.flatMap(({ name, at, words, from, shown, narrow = {}, fields, item }) => {
    const [query, byIds, newIds, add, update, remove] = words.map((word) => `${at}/${word}`);
    const facts = { source: from, chosen };
    const own = { source: from, chosen: shown ? fieldsChosen : chosen };
    const whole = { required: { id: recordId, ...fields } };
    const row = { ...item, ...stamps };
    const ids = { required: { ids: listOf(recordId) } };
    return [
      post({
        ...own,
        name: `${name} query`,
        path: query ?? '',
        data: { ...page, result: [row] },
        fields: { required: paging, optional: { ...asked, ...narrow } },
      }),
      post({ ...facts, name: `${name} by ids`, path: byIds ?? '', fields: ids, data: [row] }),
      post({
        ...facts,
        name: `${name} new ids`,
        path: newIds ?? '',
        data: ['N-1'],
        fields: { required: { size: wholeNumber } },
      }),
      post({ ...own, name: `${name} add`, path: add ?? '', fields: whole, data: null }),
      post({ ...own, name: `${name} update`, path: update ?? '', fields: whole, data: null }),
      post({ ...own, name: `${name} delete`, path: remove ?? '', fields: ids, data: null }),
    ];
  }),
  post({
    name: 'enable RuleConfig',
    path: '/api/bs/basicserver/enableRuleConfig',
    source,
    chosen: fieldsChosen,
    fields: { required: { id: recordId, enabled: flag } },
    data: null,
  }),
  get({
    name: 'sysconfig findSysConfigs',
    path: `${path}/sysconfig/findSysConfigs`,
    source,
    chosen,
    data: [
      {
        configKey: 'a.b',
        configValue: '7',
        description: 'x',
        secret: false,
        updaterName: 'x',
        updateTime: '2026-02-04 09:10:11',
      },
    ],
  }),
  get({
    name: 'sysconfig find',
    path: `${path}/sysconfig/find`,
    source,
    chosen,
    fields: { required: { configKey: text } },
    data: {
      configKey: 'a.b',
      configValue: '7',
      description: 'x',
      secret: true,
      updaterName: 'x',
      updateTime: '2026-02-04 09:10:11',
    },
  }),
  post({
    name: 'sysconfig save',
    path: `${path}/sysconfig/save`,
    source,
    chosen,
    fields: { required: { configKey: text }, optional: { configValue: anyText, secretValue: text } },
    data: null,
  }),
  post({
    name: 'sysconfig generateRsaKey',
    path: `${path}/sysconfig/generateRsaKey`,
    source,
    chosen,
    data: { publicKey: '-----BEGIN PUBLIC KEY-----', fingerprint: 'SHA256:x' },
  }),
  post({
    name: 'bcw saveNormalConfig',
    path: '/api/bcw/base/configuration/saveNormalConfig',
    source,
    chosen: 'method and fields: S-6',
    fields: { required: { configName: text, configValue: anyText } },
    data: null,
  }),
  post({
    name: 'listErrors',
    path: '/papi/basicserver/listErrors',
    source,
    chosen: fieldsChosen,
    fields: {
      required: paging,
      optional: { keywords: text, module: text, errorCode: text, beginDate: text, endDate: text },
    },
    data: {
      ...page,
      result: [
        {
          id: 7,
          errorCode: '500',
          errorMsg: 'x',
          module: 'hrm',
          requestPath: '/x',
          username: 'x',
          clientIp: 'x',
          createTime: '2026-02-04 09:10:11',
          traceId: 'x',
          stack: 'x',
        },
      ],
    },
  }),
];
