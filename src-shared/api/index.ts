/** Every endpoint of the platform that Steward knows, by area. */

import * as accountCases from './account-cases/account-cases.ts';
import * as applicationCategories from './applications/categories.ts';
import * as applicationDisplay from './applications/display.ts';
import * as applicationLists from './applications/lists.ts';
import * as applicationLookups from './applications/lookups.ts';
import * as applicationManage from './applications/manage.ts';
import * as applicationModules from './applications/modules.ts';
import * as applicationSettings from './applications/settings.ts';
import * as applicationShares from './applications/shares.ts';
import * as applicationSync from './applications/sync.ts';
import * as applicationUse from './applications/use.ts';
import * as applicationView from './applications/view-as.ts';
import * as backMenu from './back-menu/back-menu.ts';
import * as backMenuChanges from './back-menu/changes.ts';
import * as backMenuConfig from './back-menu/config.ts';
import * as backMenuDetail from './back-menu/detail.ts';
import * as branding from './branding/branding.ts';
import * as customOwn from './custom-applications/personal.ts';
import * as customTargets from './custom-applications/target.ts';
import * as customTeam from './custom-applications/team.ts';
import * as departments from './departments/departments.ts';
import type { Endpoint } from './endpoint.ts';
import * as feedColleagues from './feed/colleagues.ts';
import * as feed from './feed/feed.ts';
import * as fileUpload from './file-upload/file-upload.ts';
import * as frame from './frame/frame.ts';
import * as invitations from './invitations/invitations.ts';
import * as languageNames from './language-names/language-names.ts';
import * as launcherGroups from './launcher/groups.ts';
import * as launcher from './launcher/launcher.ts';
import * as licenceTool from './licence/licence.ts';
import * as licenceApps from './licence-info/apps.ts';
import * as licenceInfo from './licence-info/licence-info.ts';
import * as licenceRemind from './licence-info/reminder.ts';
import * as loginMethods from './login-control/login-methods.ts';
import * as loginWhite from './login-control/login-white.ts';
import * as loginLog from './login-log/login-log.ts';
import * as ipLists from './network/ip-lists.ts';
import * as network from './network/segments.ts';
import * as operationLog from './operation-log/operation-log.ts';
import * as people from './people/people.ts';
import * as quickCreatePersonal from './quick-create/personal.ts';
import * as quickCreateTeam from './quick-create/team.ts';
import * as quickSearch from './quick-search/quick-search.ts';
import * as reminders from './reminders/reminders.ts';
import * as onlineWhite from './security-settings/online-white.ts';
import * as securitySettings from './security-settings/settings.ts';
import * as serviceCall from './service-call/service-call.ts';
import * as session from './session/session.ts';
import * as signInPage from './session/sign-in-page.ts';
import * as systemErrors from './system-settings/error-list.ts';
import * as systemLists from './system-settings/lists.ts';
import * as onlineUsers from './system-settings/online-users.ts';
import * as parameters from './system-settings/parameters.ts';
import * as systemSettings from './system-settings/settings.ts';
import * as tenantChanges from './tenant/changes.ts';
import * as tenantMobile from './tenant/mobile.ts';
import * as tenant from './tenant/tenant.ts';
import * as themesCss from './themes/css-theme.ts';
import * as themesMobile from './themes/mobile.ts';
import * as themesPackages from './themes/packages.ts';
import * as themesSettings from './themes/settings.ts';
import * as themesSpecial from './themes/special.ts';
import * as themesStandard from './themes/standard.ts';
import * as themesZips from './themes/zips.ts';
import * as wechat from './wechat/wechat.ts';

/** The declarations of each area: endpoints, and their common schemas. */
export const areas = {
  session,
  signInPage,
  frame,
  backMenu,
  backMenuChanges,
  backMenuConfig,
  backMenuDetail,
  tenant,
  tenantChanges,
  tenantMobile,
  languageNames,
  fileUpload,
  licenceInfo,
  licenceApps,
  licenceRemind,
  accountCases,
  network,
  loginMethods,
  ipLists,
  loginWhite,
  securitySettings,
  onlineWhite,
  serviceCall,
  systemSettings,
  onlineUsers,
  systemErrors,
  systemLists,
  parameters,
  wechat,
  reminders,
  invitations,
  branding,
  loginLog,
  operationLog,
  licenceTool,
  departments,
  people,
  themesStandard,
  themesSpecial,
  themesMobile,
  themesSettings,
  themesPackages,
  themesZips,
  themesCss,
  applicationLists,
  applicationCategories,
  applicationModules,
  applicationSync,
  applicationManage,
  applicationShares,
  applicationSettings,
  applicationDisplay,
  applicationLookups,
  applicationUse,
  applicationView,
  customTeam,
  customOwn,
  customTargets,
  launcher,
  launcherGroups,
  quickCreatePersonal,
  quickCreateTeam,
  quickSearch,
  feed,
  feedColleagues,
};

/** All declarations, including those behind a plain list: for the sandbox, the contract tests and failure injection. */
export const endpoints: readonly Endpoint[] = [...new Set(Object.values(areas).flatMap(endpointsOf))];

/** The endpoints that one of `areas` declares. */
export function endpointsOf(area: Readonly<Record<string, unknown>>): Endpoint[] {
  return [...new Set(Object.values(area).flatMap(endpointsIn))];
}

function endpointsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value];
  return isObject(value) && 'query' in value ? Object.values(value).filter(isEndpoint) : [];
}

function isEndpoint(value: unknown): value is Endpoint {
  return isObject(value) && 'encoding' in value && 'envelope' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
