/** Inputs of system settings, sign-in and the security lists with every field, for those whose example leaves some out. */

import {
  cancellations,
  devices,
  externalApplications,
  joinApplications,
  lockedAccounts,
  unbindApplications,
} from '#shared/api/account-cases/account-cases.ts';
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { saveLoginMethod } from '#shared/api/login-control/login-methods.ts';
import { checkWhiteList } from '#shared/api/login-control/login-white.ts';
import { ipconfig, saveIpconfigPermission } from '#shared/api/network/ip-lists.ts';
import { segments } from '#shared/api/network/segments.ts';
import { queryOnlineWhite, queryWhiteCandidates } from '#shared/api/security-settings/online-white.ts';
import { listErrors } from '#shared/api/system-settings/error-list.ts';
import { agreements, ruleConfigs, templates } from '#shared/api/system-settings/lists.ts';
import { queryOnlineUsers } from '#shared/api/system-settings/online-users.ts';
import { saveSysConfig } from '#shared/api/system-settings/parameters.ts';
import { queryWechatBindings } from '#shared/api/wechat/wechat.ts';

const inputs = new Map<Endpoint, unknown>();
function full<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  inputs.set(endpoint, input);
}

full(queryOnlineUsers, {
  pageNo: 1,
  pageSize: 20,
  keywords: '林',
  clientType: 'pc',
  orderBy: 'lastTime',
  orderType: 'asc',
});
const asked = {
  pageNo: 1,
  pageSize: 20,
  connection: 'and',
  orderBy: 'updateTime',
  orderType: 'asc',
} as const;
full(templates.query, {
  ...asked,
  langType: 'de_DE',
  templateType: 'sms',
  conditions: [{ field: 'templateName', operator: 'contains', value: ['x'] }],
});
full(ruleConfigs.query, {
  ...asked,
  enabled: '0',
  conditions: [{ field: 'ruleName', operator: 'contains', value: ['x'] }],
});
full(agreements.query, {
  ...asked,
  conditions: [{ field: 'agreementName', operator: 'contains', value: ['x'] }],
});
full(saveSysConfig, { configKey: 'a.b', configValue: '7', secretValue: 'k7Qm2ZpV9s' });
full(listErrors, {
  pageNo: 1,
  pageSize: 20,
  keywords: 'x',
  module: 'hrm',
  errorCode: '500',
  beginDate: '2026-11-01',
  endDate: '2026-11-30',
});
full(queryWechatBindings, { pageNo: 1, pageSize: 20, kind: 'work', state: 'bound', keywords: '林' });

for (const { query } of [
  devices,
  unbindApplications,
  joinApplications,
  cancellations,
  lockedAccounts,
  externalApplications,
])
  full(query, {
    pageNo: 2,
    pageSize: 50,
    keywords: '林',
    status: 'pending',
    beginDate: '2026-01-01',
    endDate: '2026-02-01',
    orderBy: 'username',
    orderType: 'desc',
  });

full(segments.query, {
  pageNo: 1,
  pageSize: 20,
  reference: 'all',
  connection: 'and',
  orderBy: 'segmentName',
  orderType: 'desc',
  conditions: [{ field: 'segmentName', operator: 'contains', value: ['分部'] }],
});

full(saveLoginMethod, {
  configId: 'LC-7',
  name: '分部登录',
  type: ['pc', 'h5'],
  targets: [
    { type: 'employee', targetId: 'U-4' },
    { type: 'department', targetId: 'D-2' },
  ],
});
full(ipconfig.query, {
  pageNo: 1,
  pageSize: 20,
  connection: 'or',
  orderBy: 'configName',
  orderType: 'asc',
  conditions: [{ field: 'ipConfigType', operator: 'equals', value: ['black'] }],
});
full(saveIpconfigPermission, {
  id: 'IP-3',
  shareEntrys: [
    {
      sid: 'S1',
      id: 'D12',
      entryType: 'department',
      reverse: false,
      moduleStr: 'ipconfigrec',
      moduleId: 'IP-3',
      subContain: true,
    },
  ],
});

full(checkWhiteList, { useScope: 'pc', ips: ['10.1.0.8', '::1'] });
full(queryOnlineWhite, { currentPage: 1, pageSize: 10, configType: 'userId', dtu: 'pc' });
full(queryWhiteCandidates, {
  currentPage: 1,
  pageSize: 10,
  configType: 'userId',
  terminalType: 'pc',
  keywords: '林',
  id: 'U-4',
});

export const systemInputs: ReadonlyMap<Endpoint, unknown> = inputs;
