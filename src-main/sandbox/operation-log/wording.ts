/**
 * What the operation log tells: every kind of entry with its function (spec 1§2.3, 3§2.5), its operation type
 * and its description, in both languages. `{detail}` is what the entry adds.
 */
import type { Language } from '#shared/text/types.ts';

export type LogFunction = 'ainfo' | 'backstage' | 'appmgmt';
type Both = Readonly<Record<Language, string>>;

const both = (chinese: string, english: string): Both => ({ 'zh-CN': chinese, 'en-US': english });

export const operationTypes = {
  create: both('新增', 'Create'),
  update: both('修改', 'Change'),
  delete: both('删除', 'Delete'),
  submit: both('提交', 'Submit'),
  cancel: both('取消', 'Cancel'),
  enable: both('启用', 'Enable'),
  disable: both('停用', 'Disable'),
  refresh: both('刷新', 'Refresh'),
  reset: both('恢复默认', 'Reset'),
  upload: both('上传', 'Upload'),
} as const;
export type OperationType = keyof typeof operationTypes;

interface Kind {
  readonly function: LogFunction;
  readonly type: OperationType;
  readonly text: Both;
}

const kind = (of: LogFunction, type: OperationType, chinese: string, english: string): Kind => ({
  function: of,
  type,
  text: both(chinese, english),
});

/** The three kinds of a plain list; `what` in both languages. */
function ofList<Name extends string>(name: Name, of: LogFunction, chinese: string, english: string) {
  return {
    [`${name}Added`]: kind(of, 'create', `新增${chinese}`, `Created ${english}`),
    [`${name}Updated`]: kind(of, 'update', `修改${chinese}`, `Changed ${english}`),
    [`${name}Removed`]: kind(of, 'delete', `删除${chinese}`, `Deleted ${english}`),
  } as Record<`${Name}${'Added' | 'Updated' | 'Removed'}`, Kind>;
}

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
  reminderReset: kind('ainfo', 'reset', '恢复默认授权提醒', 'Reset the licence reminder'),
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
  appEnabled: kind('appmgmt', 'enable', '启用应用', 'Enabled the app'),
  appDisabled: kind('appmgmt', 'disable', '停用应用', 'Disabled the app'),
  appUpdated: kind('appmgmt', 'update', '修改应用：{detail}', 'Changed the app: {detail}'),
  sharingUpdated: kind('appmgmt', 'update', '修改应用共享范围', 'Changed whom the app is shared with'),
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
} as const satisfies Readonly<Record<string, Kind>>;
export type LogKind = keyof typeof logKinds;
/** Names of the plain lists: each has its three kinds. */
export type LoggedList = {
  [Kind in LogKind]: Kind extends `${infer Of}Added`
    ? `${Of}${'Updated' | 'Removed'}` extends LogKind
      ? Of
      : never
    : never;
}[LogKind];

export function isLogKind(name: string): name is LogKind {
  return Object.hasOwn(logKinds, name);
}

/** What may stand in a description as a key; any other detail is a value and stands as it is. */
const details: Readonly<Record<string, Both>> = {
  tenantName: both('组织名称', 'name'),
  contact: both('联系人', 'contact'),
  email: both('邮箱', 'email'),
  telephone: both('固定电话', 'telephone'),
  name: both('名称', 'name'),
  icon: both('图标', 'icon'),
  order: both('顺序', 'order'),
  path: both('地址', 'address'),
  description: both('描述', 'description'),
  app: both('应用', 'apps'),
  internal: both('内部用户', 'internal users'),
  external: both('外部用户', 'external users'),
  appointedToNobody: both('取消指定', 'nobody'),
  appointedForGood: both('长期', 'for good'),
};

/** `detail` holds keys or values separated by commas. */
export function describeDeed(kindName: LogKind, detail: string, language: Language): string {
  const parts = detail
    .split(',')
    .map((part) => (Object.hasOwn(details, part) ? details[part]?.[language] : part));
  return logKinds[kindName].text[language].replace('{detail}', () =>
    parts.join(language === 'zh-CN' ? '、' : ', '),
  );
}
