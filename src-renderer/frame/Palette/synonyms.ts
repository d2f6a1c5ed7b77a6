/**
 * Synonyms by item id, in both languages, for names that users may search. Words of the item's own name need no entry.
 */
export const synonyms: Readonly<Record<string, string>> = {
  overview: 'home start dashboard 首页 主页 概览',
  'screen-tenant.info':
    'organisation organization company enterprise tenant account 企业 租户 公司 单位 组织信息',
  'tab-tenant.info': 'authorization organisation company seats space usage quota 授权 席位 空间 用量 配额',
  'tab-licenceInfo.licence': 'license expiry seats modules 许可 许可证 到期 席位 模块',
  'tab-licenceInfo.apps': 'license apps modules seats quota 应用 许可 席位 模块',
  'tab-licenceInfo.reminder': 'license alert warning notification expiry 提醒 通知 预警 到期',
  // The documents' views that are now part of a page with a wider name (spec 1§2.1).
  'tab-applications.settings':
    'navigation common menu setting default application 导航 常用 菜单设置 默认应用 通用',
  'screen-applications.manage': 'app order group sort apps 应用排序 应用顺序 应用分组',
  'screen-backMenu': 'menu order sort back-stage backstage 菜单排序 菜单顺序 后台菜单',
  'screen-launcher': 'person personal menu setting my apps order 个人菜单 个人应用 我的应用',
  'tab-quickCreate.team': 'app entry management entries entrance 应用入口 入口管理 快捷菜单',
  'screen-licence.tool': 'license file key lic verify parse 许可 许可证 证书 校验 解析 文件',
  'view-licence.tool-parse': 'license open read verify check 打开 校验 验证',
  'view-licence.tool-compare': 'license diff difference 差异 比较 区别',
  'view-licence.tool-board': 'license folder expiry dashboard 文件夹 到期 看板 总览',
  'view-licence.tool-family': 'license timeline history renewals 续期 时间线 历史',
  'view-licence.tool-keys': 'license trust signature public key certificate 信任 公钥 签名 证书',
  'screen-frame.servers': 'connection profile environment proxy certificate host 连接 环境 代理 证书 主机',
  'screen-frame.changes':
    'collect review apply later roll back pending tray staging 收集 检查 提交 回退 暂存',
  'screen-frame.journal': 'history changes audit log undo 历史 变更 日志 撤销',
  'screen-frame.settings': 'preferences options configuration 偏好 选项 配置',
  'command-cache': 'reload clear rights 清除 重载 权限',
  'command-signOut': 'log out logout sign off exit quit 退出 注销 登出',
  'command-keys': 'hotkeys keyboard help 热键 键盘 帮助',
  'command-about': 'version build 版本',
  'command-sandbox': 'scenario demo pretend test data 场景 演示 测试 模拟 沙盒',
  'command-menu': 'sidebar navigation fold hide 侧边栏 导航 折叠 隐藏',
  'command-appearance dark': 'theme night black mode 主题 夜间 暗色 黑色',
  'command-appearance light': 'theme day bright mode 主题 日间 亮色 白色',
  'command-appearance system': 'theme automatic mode 主题 自动',
  'command-language en-US': 'english translation locale 英语 英文',
  'command-language zh-CN': 'chinese mandarin translation locale 中文 汉语',
  'command-policy': 'managed locked administrator rules 管控 锁定 规则',
  'platform-org': 'departments people users staff structure 部门 人员 用户 员工 架构',
  'platform-role': 'rights roles access permissions 权限 角色 授权',
  'platform-log_opt': 'audit history activity 审计 历史 操作记录',
  'platform-ldap': 'active directory ad domain 域 目录',
  'platform-ig_common': 'sso single sign-on saml oauth cas 单点登录',
};
