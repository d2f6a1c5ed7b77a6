import { accountCasesTables } from './areas/account-cases/tables.ts';
import { applicationsTables } from './areas/applications/tables.ts';
import { backMenuTables } from './areas/back-menu/tables.ts';
import { feedTables } from './areas/feed/tables.ts';
import { frameTables } from './areas/frame/tables.ts';
import { invitationsTables } from './areas/invitations/tables.ts';
import { launcherTables } from './areas/launcher/tables.ts';
import { licenceTables } from './areas/licence/tables.ts';
import { licenceInfoTables } from './areas/licence-info/tables.ts';
import { loginControlTables } from './areas/login-control/tables.ts';
import { loginLogTables } from './areas/login-log/tables.ts';
import { networkTables } from './areas/network/tables.ts';
import { onlineUsersTables } from './areas/online-users/tables.ts';
import { quickCreateTables } from './areas/quick-create/tables.ts';
import { securitySettingsTables } from './areas/security-settings/tables.ts';
import { systemSettingsTables } from './areas/system-settings/tables.ts';
import { tenantTables } from './areas/tenant/tables.ts';
import { themesTables } from './areas/themes/tables.ts';
import { wechatTables } from './areas/wechat/tables.ts';
import { declareTables, kernelTables } from './kernel/database/tables.ts';

export const tables = {
  ...kernelTables,
  ...accountCasesTables,
  ...applicationsTables,
  ...backMenuTables,
  ...feedTables,
  ...frameTables,
  ...invitationsTables,
  ...launcherTables,
  ...licenceTables,
  ...licenceInfoTables,
  ...loginControlTables,
  ...loginLogTables,
  ...networkTables,
  ...onlineUsersTables,
  ...quickCreateTables,
  ...securitySettingsTables,
  ...systemSettingsTables,
  ...tenantTables,
  ...themesTables,
  ...wechatTables,
};

declareTables(tables);
