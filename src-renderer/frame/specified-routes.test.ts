/** The documents' addresses at the router's root, and the screen that each of them opens (row FRAME-010). */
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { grantedTree } from '#shared/rules/common/menu/menu-permissions.ts';
import { grantedCodes } from '#shared/rules/common/menu/visible.ts';

import { mayOpen } from '#state/access.ts';
import { aSession } from '#state/testing/session.ts';
import { screens } from './registry.ts';

const administrator = aSession({ platform: { deployment: 'single' } });
const everyMenu = grantedCodes(grantedTree('systemAdministrator', new Set()));
const routes = screens.map(({ id, path }) => ({ id, path }));

test.each([
  // Row FRAME-015, 025, 037.
  ['/ebpreview/portal/page/1001', 'frame.ebPreview'],
  ['/custom_auto', 'frame.customAuto'],
  ['/loginPageSetting', 'frame.loginPage'],
  // Rows FRAME-011 to 014.
  ['/info', 'frame.overview'],
  ['/info_other/nav/preview', 'themes.navPreview'],
  ['/base', 'tenant.base'],
  ['/base/teams', 'tenant.info'],
  // Rows FRAME-016 to 024.
  ['/ui_config', 'themes.configHome'],
  ['/ui_config/pc', 'themes.config'],
  ['/ui_config/logo/own', 'themes.logo'],
  ['/loginlog', 'loginLog'],
  ['/loginlog/logout', 'loginLog.type'],
  ['/plugin', 'themes.plugin'],
  ['/safe_account', 'security'],
  ['/safe_account/loginType', 'loginControl'],
  ['/safe_account/securityconfig/online', 'securitySettings'],
  // Rows FRAME-026, 027, 029 to 035.
  ['/appManage', 'applications.manage'],
  ['/noRight', 'frame.noRight'],
  ['/custom_service_call', 'serviceCall'],
  ['/custom_service_call/bind', 'serviceCall.part'],
  ['/displaymoduletip', 'payRemind.tip'],
  ['/teamsahretest', 'payRemind.notice'],
  ['/licensetool', 'licence.tool'],
  ['/backMenuSetting', 'backMenu'],
  // Rows FRAME-041 to 044, 046, 057, 058, 060 to 064: views whose address is the project's own.
  ['/quickCreate', 'quickCreate'],
  ['/base/licenceRemind', 'licenceInfo.reminder'],
  ['/safe_account/adviceconfig', 'accountCases.adviceconfig'],
  ['/safe_account/ipconfigrec', 'network.lists'],
  ['/launcher/apps', 'launcher'],
  ['/launcher/groups', 'launcher.groups'],
  ['/base/inviteList', 'invitations'],
  // Rows FRAME-038 to 040, 051: views that stand on a page of a wider name: navigation and common applications in the
  // settings of applications, the order of menus in their editor, a person's own menus, the order of applications.
  ['/appManage/settings', 'applications.settings'],
  ['/backMenuSetting', 'backMenu'],
  ['/launcher/apps', 'launcher'],
  ['/appManage', 'applications.manage'],
  // Rows FRAME-045, 048, 054, 056: views whose address is the project's own.
  ['/safe_account/securityconfig/restrictedLogin', 'securitySettings'],
  ['/systemSettings/pageGray', 'systemSettings.pageGray'],
  ['/wechatTool', 'wechat.tool'],
  ['/safe_account/securityconfig/onlineUsers', 'securitySettings'],
  // Rows FRAME-049, 050, 052, 059: agreements, errors, templates; entries of apps are the team's entrances.
  ['/systemSettings/agreements', 'systemSettings.agreements'],
  ['/errorList', 'errorList'],
  ['/systemSettings/templates', 'systemSettings.templates'],
  ['/base/quickMenu', 'quickCreate.team'],
  // Row FRAME-136.
  ['/base/quickSearch', 'quickSearch'],
  // Rows FRAME-131 to 133, 135: tabs of base settings.
  ['/base/wechatWork', 'wechat.work'],
  ['/base/wechatService', 'wechat.service'],
  ['/base/systemReminders', 'reminders'],
  ['/base/quickMenu', 'quickCreate.team'],
])('%s opens %s', (address, id) => {
  expect(matchRoutes(routes, address)?.at(-1)?.route.id).toBe(id);
});

// Row FRAME-002.
test.each([
  ['basic tenant settings, certification', 'tenant.info'],
  ['interface and themes', 'themes.config'],
  ['application management', 'applications.manage'],
  ['the login log', 'loginLog'],
  ['account security', 'security'],
  ['customised services', 'serviceCall'],
  ['licence and storage', 'licenceInfo.licence'],
  ['licences of applications', 'licenceInfo.apps'],
])('a tenant administrator configures %s', (_, id) => {
  const screen = screens.find((one) => one.id === id);
  expect(screen && mayOpen(screen, administrator, everyMenu)).toBe('yes');
});
test.each(['org', 'role', 'dataSecurity', 'engine_rule', 'ig_common'])(
  'a tenant administrator is led to %s on the platform',
  (code) => {
    expect(everyMenu).toContain(code);
    expect(menuEntries.find((entry) => entry.code === code)?.owner).toBe('platform');
  },
);
