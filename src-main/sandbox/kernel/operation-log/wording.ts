/**
 * Every kind of log entry with its function (spec 1§2.3, 3§2.5), its operation type and its description, in both
 * languages. `{detail}` is replaced by the entry's detail.
 */
import type { Language } from '#shared/text/types.ts';
import { appLogKinds } from './app-kinds.ts';
import { type Both, both, kind, type OperationKind, ofList } from './kind.ts';
import { systemDetails, systemLogKinds } from './system-kinds.ts';

export const logKinds = {
  tenantUpdated: kind('ainfo', 'update', '修改组织信息：{detail}', 'Changed the organisation’s {detail}'),
  tipsSaved: kind('ainfo', 'update', '修改授权与存储提示', 'Changed the tips on authorisation and storage'),
  certificationSubmitted: kind(
    'ainfo',
    'submit',
    '提交组织名称认证',
    'Applied for certification of the name',
  ),
  certificationCancelled: kind(
    'ainfo',
    'cancel',
    '取消组织名称认证',
    'Cancelled the certification of the name',
  ),
  authorisationApplied: kind('ainfo', 'submit', '申请授权', 'Applied for authorisation'),
  mobileBound: kind('ainfo', 'update', '更换联系手机为 {detail}', 'Changed the contact mobile to {detail}'),
  spaceRefreshed: kind('ainfo', 'refresh', '重新统计已用空间', 'Counted the used space anew'),
  purchaseSaved: kind('ainfo', 'update', '修改联系购买设置', 'Changed the contact-purchase settings'),
  namesSaved: kind('ainfo', 'update', '修改多语言名称：{detail}', 'Changed the names in {detail}'),
  reminderSaved: kind('ainfo', 'update', '修改授权提醒：{detail}', 'Changed the licence reminder: {detail}'),
  ...ofList('segment', 'backstage', ' IP 网段', 'an IP segment'),
  ...ofList('loginMethod', 'backstage', '登录方式', 'the login method'),
  deviceUnbound: kind('backstage', 'update', '解绑设备', 'Unbound a device'),
  caseApproved: kind('backstage', 'update', '同意{detail}', 'Approved the {detail}'),
  caseRefused: kind('backstage', 'update', '拒绝{detail}', 'Refused the {detail}'),
  accountUnlocked: kind('backstage', 'enable', '解锁账号', 'Unlocked an account'),
  externalOpened: kind('backstage', 'enable', '开通外部账号', 'Opened an external account'),
  externalClosed: kind('backstage', 'disable', '关闭外部账号', 'Closed an external account'),
  ...ofList('ipEntry', 'backstage', '登录名单条目', 'an entry of the sign-in lists'),
  ipEntryShared: kind(
    'backstage',
    'update',
    '修改登录名单条目的适用对象',
    'Changed for whom an entry of the sign-in lists holds',
  ),
  ipWhiteListTurned: kind(
    'backstage',
    'update',
    '登录白名单：{detail}',
    'Turned the sign-in white list {detail}',
  ),
  ipBlackListTurned: kind(
    'backstage',
    'update',
    '登录黑名单：{detail}',
    'Turned the sign-in black list {detail}',
  ),
  securitySettingSaved: kind(
    'backstage',
    'update',
    '修改安全设置：{detail}',
    'Changed the security settings: {detail}',
  ),
  serviceCallSaved: kind(
    'backstage',
    'update',
    '修改服务调用设置：{detail}',
    'Changed the service calls: {detail}',
  ),
  serviceTenantCreated: kind(
    'backstage',
    'create',
    '在其他平台创建租户：{detail}',
    'Had a tenant made on another platform: {detail}',
  ),
  loginWhiteSaved: kind(
    'backstage',
    'update',
    '修改登录白名单：{detail}',
    'Changed the login white list: {detail}',
  ),
  onlineWhiteAdded: kind(
    'backstage',
    'create',
    '加入在线白名单（{detail}）',
    'Put on the online white list ({detail})',
  ),
  onlineWhiteRemoved: kind(
    'backstage',
    'delete',
    '移出在线白名单（{detail}）',
    'Took off the online white list ({detail})',
  ),
  reminderReset: kind('ainfo', 'reset', '恢复默认授权提醒', 'Reset the licence reminder'),
  invitationSent: kind('ainfo', 'submit', '邀请人员', 'Invited somebody'),
  invitationRepeated: kind('ainfo', 'submit', '再次邀请人员', 'Invited somebody again'),
  logoSaved: kind('backstage', 'update', '修改{detail}', 'Changed the {detail}'),
  logoReset: kind('backstage', 'reset', '恢复默认{detail}', 'Restored the default of the {detail}'),
  newUserPushSaved: kind('ainfo', 'update', '修改新员工推送：{detail}', 'Turned the new-user push {detail}'),
  workreportSaved: kind(
    'ainfo',
    'update',
    '修改工作报告提醒：{detail}',
    'Changed the work-report reminder: {detail}',
  ),
  assignAccountSaved: kind(
    'ainfo',
    'update',
    '修改分配账号消息：{detail}',
    'Turned the message about assigned accounts {detail}',
  ),
  remindSettingSaved: kind('ainfo', 'update', '修改应用提醒设置', 'Changed the reminders of an app'),
  remindSettingReset: kind('ainfo', 'reset', '恢复默认应用提醒设置', 'Reset the reminders of an app'),
  whiteListAdded: kind(
    'ainfo',
    'create',
    '添加授权白名单 {detail} 人',
    'Added {detail} to the licence white list',
  ),
  whiteListRemoved: kind(
    'ainfo',
    'delete',
    '移除授权白名单 {detail} 人',
    'Removed {detail} from the licence white list',
  ),
  fileUploaded: kind('ainfo', 'upload', '上传文件 {detail}', 'Uploaded the file {detail}'),
  menuCreated: kind('backstage', 'create', '新增菜单', 'Created the menu'),
  menuUpdated: kind('backstage', 'update', '修改菜单：{detail}', 'Changed the menu: {detail}'),
  menuDeleted: kind('backstage', 'delete', '删除菜单', 'Deleted the menu'),
  menuEnabled: kind('backstage', 'enable', '启用菜单', 'Enabled the menu'),
  menuDisabled: kind('backstage', 'disable', '停用菜单', 'Disabled the menu'),
  ...ofList('menuGroup', 'backstage', '菜单分组', 'the menu group'),
  menusSorted: kind('backstage', 'update', '调整菜单顺序', 'Put menus in another order'),
  menuGroupsSorted: kind('backstage', 'update', '调整菜单分组顺序', 'Put menu groups in another order'),
  ownMenusOn: kind('backstage', 'enable', '启用自定义后台菜单', 'Turned the own back-stage menu on'),
  ownMenusOff: kind('backstage', 'disable', '关闭自定义后台菜单', 'Turned the own back-stage menu off'),
  menuSyncSaved: kind(
    'backstage',
    'update',
    '下级部门自定义后台菜单：{detail}',
    'Turned own back-stage menus of sub-departments {detail}',
  ),
  sharePublished: kind('ainfo', 'create', '发布工作分享', 'Published a share'),
  shareEdited: kind('ainfo', 'update', '修改工作分享', 'Changed a share'),
  shareDeleted: kind('ainfo', 'delete', '删除工作分享', 'Deleted a share'),
  shareFileRemoved: kind(
    'ainfo',
    'delete',
    '移除分享的附件 {detail}',
    'Took the attachment {detail} off a share',
  ),
  shareCommented: kind('ainfo', 'create', '评论工作分享', 'Commented on a share'),
  shareCommentDeleted: kind('ainfo', 'delete', '删除评论', 'Deleted a comment'),
  ...appLogKinds,
  ...systemLogKinds,
  ...ofList('theme', 'backstage', '主题', 'the theme'),
  themeEnabled: kind('backstage', 'enable', '启用主题', 'Enabled the theme'),
  themeDisabled: kind('backstage', 'disable', '停用主题', 'Disabled the theme'),
  themeDefault: kind('backstage', 'update', '设为默认主题', 'Made the theme the default'),
  themesSorted: kind('backstage', 'update', '调整主题顺序', 'Put themes in another order'),
  themeAppointed: kind('backstage', 'update', '指定主题：{detail}', 'Appointed the theme: {detail}'),
  themeTitlesSaved: kind('backstage', 'update', '修改标题显示', 'Changed which titles are shown'),
  themeAuthoritySaved: kind('backstage', 'update', '修改部门主题权限', 'Changed who may have themes'),
  themeIndependenceSaved: kind(
    'backstage',
    'update',
    '修改客户端主题独立设置',
    'Changed whether client themes are independent',
  ),
  themeSynced: kind('backstage', 'create', '同步主题到 {detail}', 'Gave the theme to {detail}'),
  themeStyled: kind('backstage', 'update', '添加模块样式 {detail}', 'Added the module style {detail}'),
  themeUploaded: kind('backstage', 'upload', '上传主题到云商店', 'Uploaded the theme to the cloud store'),
  themeShared: kind('backstage', 'submit', '在云商店分享主题', 'Shared the theme in the cloud store'),
  ...ofList('cssTheme', 'backstage', ' CSS 主题', 'the CSS theme'),
} as const satisfies Readonly<Record<string, OperationKind>>;
export type LogKind = keyof typeof logKinds;
/** Names of the plain lists, each of which has three kinds. */
export type LoggedList = {
  [OperationKind in LogKind]: OperationKind extends `${infer Of}Added`
    ? `${Of}${'Updated' | 'Removed'}` extends LogKind
      ? Of
      : never
    : never;
}[LogKind];

export function isLogKind(name: string): name is LogKind {
  return Object.hasOwn(logKinds, name);
}

/** Texts of keys in a description; any other detail is a value and stays as it is. */
const details: Readonly<Record<string, Both>> = {
  ...systemDetails,
  tenantName: both('组织名称', 'name'),
  contact: both('联系人', 'contact'),
  email: both('邮箱', 'email'),
  telephone: both('固定电话', 'telephone'),
  name: both('名称', 'name'),
  icon: both('图标', 'icon'),
  order: both('顺序', 'order'),
  path: both('地址', 'address'),
  openMode: both('打开方式', 'how it opens'),
  group: both('所属分组', 'group'),
  common: both('常用菜单', 'common menus'),
  description: both('描述', 'description'),
  app: both('应用', 'apps'),
  internal: both('内部用户', 'internal users'),
  external: both('外部用户', 'external users'),
  logoUrl: both('横向导航 Logo', 'logo of the horizontal navigation'),
  logoUrlVertical: both('纵向导航 Logo', 'logo of the vertical navigation'),
  logoClickUrl: both('横向导航 Logo 链接', 'target of the horizontal navigation’s logo'),
  logoClickUrlVertical: both('纵向导航 Logo 链接', 'target of the vertical navigation’s logo'),
  faviconUrl: both('浏览器标签图标', 'browser tab icon'),
  showInfoConfig: both('Logo 显示控制', 'display of the name beside the logo'),
  computers: both('电脑端', 'computers'),
  mobiles: both('移动端', 'mobile devices'),
  outsiders: both('外部人员', 'external people'),
  loginInvalid: both('登录失效', 'idle sign-ins'),
  randomSuffix: both('随机后缀', 'random suffix'),
  mobileLogin: both('手机登录', 'mobile login'),
  realIp: both('真实 IP', 'real IP'),
  online: both('在线配置', 'online configuration'),
  on: both('开启', 'on'),
  off: both('关闭', 'off'),
  unbind_apply: both('解绑申请', 'application to unbind a device'),
  join_apply: both('加入申请', 'application to join'),
  dimissionApply: both('账号注销申请', 'application to cancel an account'),
  externalApply: both('外部账号开通申请', 'application for an external account'),
  week: both('周报', 'weekly'),
  month: both('月报', 'monthly'),
  season: both('季报', 'quarterly'),
  halfYear: both('半年报', 'half-yearly'),
  year: both('年报', 'yearly'),
  appointedToNobody: both('取消指定', 'nobody'),
  appointedForGood: both('长期', 'for good'),
};

/** `detail` has keys or values separated by commas. */
export function describeDeed(kindName: LogKind, detail: string, language: Language): string {
  const parts = detail
    .split(',')
    .map((part) => (Object.hasOwn(details, part) ? details[part]?.[language] : part));
  return logKinds[kindName].text[language].replace('{detail}', () =>
    parts.join(language === 'zh-CN' ? '、' : ', '),
  );
}
