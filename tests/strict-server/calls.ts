/**
 * The calls that the specification names in the areas frame, back menu, tenant, licence, licence tool, files,
 * operation log, people, departments, network, themes, applications, custom applications, launcher and quick create, and nothing else. Read off the documents alone: nothing here comes from the console's declarations, so that
 * a slip there is found here. `1§7.1` is document 1, section 7.1; decisions are the project's own. The documents
 * list fields without saying which may be absent: a field is required unless it narrows a list or the
 * documents do not show it for this call.
 */
import type { Call } from './call.ts';
import { accountCaseCalls } from './calls/account-case-calls.ts';
import { applicationCalls } from './calls/application-calls.ts';
import { applicationInfoCalls } from './calls/application-info-calls.ts';
import { applicationSettingCalls } from './calls/application-setting-calls.ts';
import { applicationShareCalls } from './calls/application-share-calls.ts';
import { applicationViewCalls } from './calls/application-view-calls.ts';
import { backMenuCalls } from './calls/back-menu-calls.ts';
import { brandingCalls } from './calls/branding-calls.ts';
import { customApplicationCalls } from './calls/custom-application-calls.ts';
import { departmentsCalls } from './calls/departments-calls.ts';
import { feedCalls } from './calls/feed-calls.ts';
import { fileCalls } from './calls/file-calls.ts';
import { frameCalls } from './calls/frame-calls.ts';
import { invitationCalls } from './calls/invitation-calls.ts';
import { ipListCalls } from './calls/ip-list-calls.ts';
import { launcherCalls } from './calls/launcher-calls.ts';
import { licenceAppCalls } from './calls/licence-app-calls.ts';
import { licenceToolCalls } from './calls/licence-calls.ts';
import { licenceCalls } from './calls/licence-info-calls.ts';
import { loginControlCalls } from './calls/login-control-calls.ts';
import { loginLogCalls } from './calls/login-log-calls.ts';
import { networkCalls } from './calls/network-calls.ts';
import { operationLogCalls } from './calls/operation-log-calls.ts';
import { peopleCalls } from './calls/people-calls.ts';
import { quickCreateCalls } from './calls/quick-create-calls.ts';
import { remindCalls } from './calls/remind-calls.ts';
import { securitySettingCalls } from './calls/security-setting-calls.ts';
import { serviceCallCalls } from './calls/service-call-calls.ts';
import { systemListCalls } from './calls/system-list-calls.ts';
import { systemRemindCalls } from './calls/system-remind-calls.ts';
import { systemSettingCalls } from './calls/system-setting-calls.ts';
import { tenantCalls } from './calls/tenant-calls.ts';
import { tenantNameCalls } from './calls/tenant-name-calls.ts';
import { themeCalls } from './calls/theme-calls.ts';
import { themeSettingCalls } from './calls/theme-setting-calls.ts';
import { themeZipCalls } from './calls/theme-zip-calls.ts';

export const calls: readonly Call[] = [
  ...frameCalls,
  ...backMenuCalls,
  ...tenantCalls,
  ...tenantNameCalls,
  ...fileCalls,
  ...licenceCalls,
  ...licenceAppCalls,
  ...remindCalls,
  ...systemRemindCalls,
  ...serviceCallCalls,
  ...invitationCalls,
  ...brandingCalls,
  ...licenceToolCalls,
  ...loginLogCalls,
  ...operationLogCalls,
  ...peopleCalls,
  ...departmentsCalls,
  ...networkCalls,
  ...loginControlCalls,
  ...accountCaseCalls,
  ...ipListCalls,
  ...securitySettingCalls,
  ...themeCalls,
  ...themeSettingCalls,
  ...applicationCalls,
  ...themeZipCalls,
  ...applicationInfoCalls,
  ...applicationShareCalls,
  ...applicationViewCalls,
  ...applicationSettingCalls,
  ...customApplicationCalls,
  ...feedCalls,
  ...launcherCalls,
  ...quickCreateCalls,
  ...systemSettingCalls,
  ...systemListCalls,
];
