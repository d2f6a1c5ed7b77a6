/** Every kind of record whose changes the journal can undo, by its id. */

import type { RecordKind } from '../common/record/record.ts';
import { ipList } from '../network/ip-list.ts';
import { ipListFlagRecord, ipPermissionRecord } from '../network/ip-list-records.ts';
import { segmentList } from '../network/segment-list.ts';
import { brandRecord } from './brand-record.ts';
import { certificationRecord } from './certification-record.ts';
import { loginMethodPresence } from './login-method-presence.ts';
import { loginMethodRecord } from './login-method-record.ts';
import { loginWhiteRecord } from './login-white-record.ts';
import { contentRecord, tenantNamesRecord } from './names-record.ts';
import { onlineWhiteRecord } from './online-white-record.ts';
import { moduleRemindRecord, ownRemindRecord } from './remind-record.ts';
import { reminderRecord } from './reminder-record.ts';
import { securitySettingRecords } from './security-setting-records.ts';
import { serviceBindRecord, serviceOtherRecord } from './service-call-records.ts';
import { assignAccountRecord, newUserPushRecord, workreportRecord } from './system-remind-records.ts';
import { tenantRecord } from './tenant-record.ts';
import { whiteListRecord } from './white-list-record.ts';

export type AnyRecord = RecordKind<unknown, Record<string, unknown>>;

const kinds = [
  tenantRecord,
  reminderRecord,
  tenantNamesRecord,
  contentRecord,
  certificationRecord,
  moduleRemindRecord,
  ownRemindRecord,
  whiteListRecord,
  segmentList.record,
  segmentList.presence,
  loginMethodRecord,
  loginMethodPresence,
  ipList.record,
  ipList.presence,
  ipListFlagRecord,
  ipPermissionRecord,
  loginWhiteRecord,
  onlineWhiteRecord,
  ...securitySettingRecords,
  serviceBindRecord,
  serviceOtherRecord,
  brandRecord,
  newUserPushRecord,
  workreportRecord,
  assignAccountRecord,
] as unknown as readonly AnyRecord[];

/** Returns null for a kind that this version does not know. */
export async function recordById(id: string): Promise<AnyRecord | null> {
  const known = kinds.find((kind) => kind.id === id);
  if (known) return known;
  const { themeRecords } = await import('./themes/theme-records.ts');
  const { backMenuRecords } = await import('./back-menu/back-menu-records.ts');
  const { appRecords } = await import('./applications/app-records.ts');
  const { customAppPresence } = await import('./custom-applications/custom-app-presence.ts');
  const { customAppRecord } = await import('./custom-applications/custom-app-record.ts');
  const { launcherRecords } = await import('./launcher/launcher-records.ts');
  const { entranceOrderRecord } = await import('./quick-create/entrance-order-record.ts');
  const { entrancesRecord } = await import('./quick-create/entrances-record.ts');
  const { systemSettingRecords } = await import('./system-setting-records.ts');
  const { normalConfigRecord, parameterRecord } = await import('./parameter-records.ts');
  const { ruleEnabledRecord } = await import('./rule-enabled-record.ts');
  const { agreementList, ruleConfigList, templateList } = await import('../system-settings/lists.ts');
  const { quickSearchSetting } = await import('../quick-search/quick-search-fields.ts');
  const { feedRangeRecord, praiseRecord } = await import('./feed-own-records.ts');
  const { sharePresence, shareRecord } = await import('./feed-record.ts');
  const { accountCaseRecord } = await import('./account-case-record.ts');
  const { accountLockRecord } = await import('./account-lock-record.ts');
  const { onlineUserRecord } = await import('./online-user-record.ts');
  const { invitationAgainRecord } = await import('./invitations/invitation-again-record.ts');
  const { invitationRecord } = await import('./invitations/invitation-record.ts');
  const { wechatBindingRecord } = await import('./wechat-binding-record.ts');
  const later = [
    shareRecord,
    sharePresence,
    praiseRecord,
    feedRangeRecord,
    accountCaseRecord,
    accountLockRecord,
    onlineUserRecord,
    wechatBindingRecord,
    invitationRecord,
    invitationAgainRecord,
    ...themeRecords,
    ...appRecords,
    ...backMenuRecords,
    customAppRecord,
    customAppPresence,
    ...launcherRecords,
    entrancesRecord,
    entranceOrderRecord,
    ...systemSettingRecords,
    quickSearchSetting.record,
    parameterRecord,
    normalConfigRecord,
    ruleEnabledRecord,
    templateList.record,
    templateList.presence,
    agreementList.record,
    agreementList.presence,
    ruleConfigList.record,
    ruleConfigList.presence,
  ] as unknown as readonly AnyRecord[];
  return later.find((kind) => kind.id === id) ?? null;
}
