/** Calls of the system's settings, of restricted login, of WeChat and of who is signed in: all are the administrators'. */
export const systemCalls: readonly string[] = [
  ...['areaCode', 'basicEmail', 'pageGray', 'restrictedLogin', 'wechatWork', 'wechatService'].flatMap(
    (name) => [`${name}.get`, `${name}.save`],
  ),
  'basicEmail.test',
  'wechatWork.test',
  'wechatService.test',
  'wechatTool.bindings',
  'wechatTool.unbind',
  'onlineUsers.query',
  'onlineUsers.end',
  ...['templates', 'ruleConfigs', 'agreements'].flatMap((name) =>
    ['query', 'byIds', 'newIds', 'add', 'update', 'remove'].map((call) => `${name}.${call}`),
  ),
  'ruleConfigs.enable',
  'errorList.query',
  'normalConfig.save',
  ...['list', 'find', 'save', 'generateRsaKey'].map((call) => `sysconfig.${call}`),
];

/** Those of tabs of base settings that the sub-administrator has, too. */
export const tabCalls: readonly string[] = [
  'quickSearch.get',
  'quickSearch.save',
  'reminders.get',
  'reminders.saveSystem',
  'reminders.saveWorkreport',
  'reminders.assignAccount',
  'reminders.saveAssignAccount',
  'reminders.accountCardSms',
];
