/** Every migration in order: the position, from 1, is the version that the database has after that step. */
import { firstLight } from './001-first-light.ts';
import { tenantAndLicence } from './002-tenant-and-licence.ts';
import { backMenu } from './003-back-menu.ts';
import { network } from './004-network.ts';
import { applications } from './005-applications.ts';
import { segmentOrders } from './006-segment-orders.ts';
import { themes } from './007-themes.ts';
import { appMenus } from './008-app-menus.ts';
import { invitations } from './009-invitations.ts';
import { launcher } from './010-launcher.ts';
import { loginMethods } from './011-login-methods.ts';
import { ipLists } from './012-ip-lists.ts';
import { accountCases } from './013-account-cases.ts';
import { onlineWhite } from './014-online-white.ts';
import { ownApplications } from './015-own-applications.ts';
import { segmentsAgain } from './016-segments-again.ts';
import { ownSignIns } from './017-own-sign-ins.ts';
import { departmentMenus } from './018-department-menus.ts';
import { wechatAndOnline } from './023-wechat-and-online.ts';
import { systemLists } from './024-system-lists.ts';
import { parametersAndErrors } from './025-parameters-and-errors.ts';
import { feed } from './026-feed.ts';
import { consents } from './027-consents.ts';
import { feedCounted } from './028-feed-counted.ts';
import { segmentPeople } from './029-segment-people.ts';
import { menuDefaultOrder } from './030-menu-default-order.ts';
import { rowOwners } from './031-row-owners.ts';

export const sandboxMigrations: readonly string[] = [
  firstLight,
  tenantAndLicence,
  backMenu,
  network,
  applications,
  segmentOrders,
  themes,
  appMenus,
  invitations,
  launcher,
  loginMethods,
  ipLists,
  accountCases,
  onlineWhite,
  ownApplications,
  segmentsAgain,
  ownSignIns,
  departmentMenus,
  wechatAndOnline,
  systemLists,
  parametersAndErrors,
  feed,
  consents,
  feedCounted,
  segmentPeople,
  menuDefaultOrder,
  rowOwners,
];
