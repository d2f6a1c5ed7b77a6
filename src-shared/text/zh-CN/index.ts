/** What the console says: one file, which its start waits for. What other shells say alone is not in it. */
import { accountCases } from './account-cases/account-cases.ts';
import { appAudience } from './applications/app-audience.ts';
import { appIcons } from './applications/app-icons.ts';
import { appNeeds } from './applications/app-needs.ts';
import { appSettings } from './applications/app-settings.ts';
import { appSheet } from './applications/app-sheet.ts';
import { applications } from './applications/applications.ts';
import { viewAs } from './applications/view-as.ts';
import { backMenu } from './back-menu/back-menu.ts';
import { menuSets } from './back-menu/menu-sets.ts';
import { nameSheet } from './back-menu/name-sheet.ts';
import { branding } from './branding/branding.ts';
import { changes } from './changes/changes.ts';
import { changeContent } from './changes/content.ts';
import { changeMapping } from './changes/mapping.ts';
import { clientTypes } from './client-types.ts';
import { common } from './common.ts';
import { configuration } from './configuration/configuration.ts';
import { controls } from './controls.ts';
import { customApplications } from './custom-applications/custom-applications.ts';
import { departments } from './departments/departments.ts';
import { errors } from './errors.ts';
import { feed } from './feed/feed.ts';
import { attention } from './frame/attention.ts';
import { frame } from './frame/frame.ts';
import { invitations } from './invitations/invitations.ts';
import { inviteMany } from './invitations/invite-many.ts';
import { journal } from './journal/journal.ts';
import { launcher } from './launcher/launcher.ts';
import { licenceBoard } from './licence/board.ts';
import { licence } from './licence/licence.ts';
import { licenceRisk } from './licence/risk.ts';
import { licenceInfo } from './licence-info/licence-info.ts';
import { linkCheck } from './link-check/link-check.ts';
import { list } from './list.ts';
import { loginControl } from './login-control/login-control.ts';
import { lockOut, loginWhite } from './login-control/login-white.ts';
import { loginLog } from './login-log/login-log.ts';
import { ipList } from './network/ip-list.ts';
import { ipTools } from './network/ip-tools.ts';
import { network } from './network/network.ts';
import { operationLog } from './operation-log/operation-log.ts';
import { payRemind } from './pay-remind/pay-remind.ts';
import { people } from './people/people.ts';
import { picture } from './picture.ts';
import { policy } from './policy/policy.ts';
import { quickCreate } from './quick-create/quick-create.ts';
import { quickSearch } from './quick-search/quick-search.ts';
import { record } from './record.ts';
import { reminders } from './reminders/reminders.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { security } from './security/security.ts';
import { trial } from './security/trial.ts';
import { onlineUsers } from './security-settings/online-users.ts';
import { onlineWhite } from './security-settings/online-white.ts';
import { securitySettings } from './security-settings/security-settings.ts';
import { servers } from './servers/servers.ts';
import { serviceCall } from './service-call/service-call.ts';
import { settings } from './settings/settings.ts';
import { shares } from './shares/shares.ts';
import { agreements, errorList, parameters, ruleConfigs, templates } from './system-settings/lists.ts';
import { systemSettings } from './system-settings/system-settings.ts';
import { tableExport } from './table-export.ts';
import { tenantEdit } from './tenant/edit.ts';
import { tenant } from './tenant/tenant.ts';
import { themeActions } from './themes/actions.ts';
import { themeColours } from './themes/colours.ts';
import { themeContrast } from './themes/contrast.ts';
import { themeEditor } from './themes/editor.ts';
import { themeFields } from './themes/fields.ts';
import { themes } from './themes/list.ts';
import { themePackage } from './themes/package.ts';
import { themePackages } from './themes/packages.ts';
import { themePreview } from './themes/preview.ts';
import { themeVersions } from './themes/versions.ts';
import { themesWho } from './themes/who.ts';
import { usage } from './usage.ts';
import { tried, wechat } from './wechat/wechat.ts';

export const texts = {
  accountCases,
  applications,
  appAudience,
  appIcons,
  appNeeds,
  appSettings,
  appSheet,
  attention,
  backMenu,
  menuSets,
  nameSheet,
  branding,
  changes,
  changeContent,
  changeMapping,
  configuration,
  clientTypes,
  invitations,
  inviteMany,
  common,
  controls,
  departments,
  feed,
  frame,
  servers,
  serviceCall,
  shares,
  tenant,
  tenantEdit,
  themeColours,
  themeContrast,
  themePackage,
  themePackages,
  themePreview,
  themeEditor,
  themeFields,
  themesWho,
  themeVersions,
  usage,
  customApplications,
  linkCheck,
  launcher,
  quickCreate,
  licence,
  licenceBoard,
  licenceInfo,
  licenceRisk,
  list,
  loginControl,
  loginLog,
  ipList,
  ipTools,
  loginWhite,
  lockOut,
  network,
  operationLog,
  payRemind,
  people,
  tableExport,
  themes,
  themeActions,
  settings,
  picture,
  policy,
  quickSearch,
  record,
  reminders,
  journal,
  errors,
  sandbox,
  security,
  trial,
  onlineUsers,
  onlineWhite,
  securitySettings,
  systemSettings,
  agreements,
  errorList,
  parameters,
  ruleConfigs,
  templates,
  tried,
  wechat,
  viewAs,
} as const;
