/** The licence reminder, remind settings and the lookup of configs (1§3 "Licence reminder", 1§7.2, 3§7.4). */
import { get, post } from '../call.ts';
import { anyText, charactersOf, flag, listOf, oneOf, recordId, wholeNumber } from '../value-checks.ts';
import { configRecord } from './records.ts';

const reminder = {
  id: 'LR-31',
  remindType: '2',
  remindLevel: '1',
  remindStatus: '1',
  warnValue: 85,
  remindMode: '13',
  remindContent: '{warnValue} {terminal}',
};
const remindType = oneOf('1', '2', '3');
const which = { required: { remindType }, optional: { deptId: recordId } };
const configs = [{ configKey: 'sys_app_manage_remind', configValue: '1' }];
const reminders = '/api/basicserver/license/remind';
const settings = '/api/basicserver/appmanage/remind';
const prefix = 'name, path and method: S-6';
const ofModule = { required: { moduleId: recordId }, optional: { deptId: recordId } };

export const remindCalls = [
  get({
    name: 'licence reminder get',
    path: `${reminders}/queryLicenseRemind`,
    fields: which,
    data: reminder,
    source: '1§7.2; 1§3',
    chosen: `${prefix}; fields`,
  }),
  post({
    name: 'licence reminder save',
    path: `${reminders}/saveLicenseRemind`,
    fields: {
      required: {
        id: recordId,
        remindType,
        remindLevel: oneOf('1', '2'),
        remindStatus: flag,
        warnValue: wholeNumber,
        remindMode: charactersOf('123'),
        remindContent: anyText,
      },
      optional: { deptId: recordId },
    },
    data: null,
    source: '1§7.2; 1§3',
    chosen: prefix,
  }),
  post({
    name: 'licence reminder reset',
    path: `${reminders}/resetLicenseRemind`,
    fields: which,
    data: reminder,
    source: '1§7.2',
    chosen: `${prefix}; fields and answer`,
  }),
  get({
    name: 'licence reminder permission',
    path: `${reminders}/checkLicenseRemindPermission`,
    fields: { optional: { deptId: recordId } },
    data: true,
    source: '1§7.2',
    chosen: `${prefix}; fields`,
  }),
  get({
    // Row APP-168.
    name: 'checkAppManageRemindPermission',
    path: `${settings}/checkAppManageRemindPermission`,
    fields: {
      // 3§7.4 shows moduleShareEdit; 1§6 names the other one.
      required: { permissionSetCode: oneOf('moduleShareEdit', 'appManageLicenseRemind') },
      optional: { deptId: recordId },
    },
    data: true,
    source: '1§7.2; 3§7.4',
  }),
  get({
    name: 'queryModuleRemindSetting',
    path: `${settings}/queryModuleRemindSetting`,
    fields: ofModule,
    data: configs,
    source: '1§7.2',
    chosen: 'fields and answer',
  }),
  get({
    name: 'queryUserRemindSetting',
    path: `${settings}/queryUserRemindSetting`,
    data: configs,
    source: '1§7.2',
    chosen: 'the answer',
  }),
  post({
    name: 'saveModuleRemindSetting',
    path: `${settings}/saveModuleRemindSetting`,
    fields: { ...ofModule, required: { ...ofModule.required, appManageConfigs: listOf(configRecord) } },
    data: null,
    source: '1§7.2',
    chosen: 'fields',
  }),
  post({
    name: 'saveUserRemindSetting',
    path: `${settings}/saveUserRemindSetting`,
    fields: { required: { appManageConfigs: listOf(configRecord) } },
    data: null,
    source: '1§7.2',
    chosen: 'fields',
  }),
  post({
    name: 'resetDefaultRemindSetting',
    path: `${settings}/resetDefaultRemindSetting`,
    fields: { optional: { moduleId: recordId, deptId: recordId } },
    data: null,
    source: '1§7.2',
    chosen: 'fields',
  }),
  get({
    name: 'config lookup',
    path: '/api/basicserver/app/manage/queryConfigs',
    fields: {
      required: {
        configKeys: oneOf(
          'sys_app_manage_remind',
          'contactPhone,salesContactName,salesContactAddress',
          'usedSpaceRefreshGap',
        ),
      },
    },
    data: configs,
    source: '1§7.2; 3§7.4',
    chosen: `${prefix}; the keys of the notice's contacts (1§2.8) and of the refresh gap (1§4)`,
  }),
];
