/** What only the templates of policies say; everything else in them are the program's own texts. */
export const policyWords = {
  'en-US': {
    description: 'Settings of Steward, the administration console.',
    supported: 'Steward 0.1 and later',
    locked: 'Locked: the user can not change it',
    defaults: 'Default: holds where the user has not chosen',
    policy: 'Whole policy as JSON',
    policyHelp:
      'For what has no entry of its own, e.g. servers. The document is described in docs/formats/policy.md. It can not be used together with single entries: then neither holds. Write characters that are not ASCII as \\u escapes, and all of it on one line.',
    policyLabel: 'JSON:',
  },
  'zh-CN': {
    description: '管理控制台 Steward 的设置。',
    supported: 'Steward 0.1 及以后的版本',
    locked: '锁定：用户不能更改',
    defaults: '默认：用户未选择时生效',
    policy: '整个策略（JSON）',
    policyHelp:
      '用于没有单独条目的内容，例如服务器。文档格式见 docs/formats/policy.md。不能与单独的条目同时使用，否则都不生效。非 ASCII 字符请写成 \\u 转义，全部内容写在一行。',
    policyLabel: 'JSON：',
  },
} as const;
