/** The addresses that the documents give, at the router's root, and the screen that each of them opens (row FRAME-010). */
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { screens } from './registry.ts';

const routes = screens.map(({ id, path }) => ({ id, path }));

test.each([
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
  // Rows FRAME-133, 135: tabs of base settings.
  ['/base/systemReminders', 'reminders'],
  ['/base/quickMenu', 'quickCreate.team'],
])('%s opens %s', (address, id) => {
  expect(matchRoutes(routes, address)?.at(-1)?.route.id).toBe(id);
});
