import { both, kind, ofList } from './kind.ts';

export const systemLogKinds = {
  systemSettingSaved: kind(
    'backstage',
    'update',
    '修改系统设置：{detail}',
    'Changed the system settings: {detail}',
  ),
  wechatSaved: kind('ainfo', 'update', '修改微信设置：{detail}', 'Changed the way to WeChat: {detail}'),
  wechatUnbound: kind('ainfo', 'update', '解绑微信账号：{detail}', 'Unbound an account in WeChat: {detail}'),
  ...ofList('template', 'backstage', '消息模板', 'the template'),
  ...ofList('ruleConfig', 'backstage', '规则配置', 'the rule'),
  ...ofList('agreement', 'backstage', '协议', 'the agreement'),
  ruleConfigEnabled: kind('backstage', 'enable', '启用规则配置', 'Put the rule in force'),
  ruleConfigDisabled: kind('backstage', 'disable', '停用规则配置', 'Put the rule out of force'),
  parameterSaved: kind('backstage', 'update', '修改系统参数', 'Changed the parameter'),
  normalConfigSaved: kind('backstage', 'update', '修改配置', 'Changed the configuration'),
  quickSearchSaved: kind('ainfo', 'update', '修改快捷搜索', 'Changed the quick search'),
  sessionEnded: kind('backstage', 'disable', '强制下线', 'Ended a sign-in'),
};

/** Texts of the keys in their descriptions. */
export const systemDetails = {
  areaCode: both('默认区号', 'default area code'),
  gray: both('页面置灰', 'pages without colours'),
  restricted: both('受限登录', 'restricted login'),
  wechatWork: both('企业微信', 'enterprise WeChat'),
  wechatService: both('微信服务号', 'WeChat service account'),
};
