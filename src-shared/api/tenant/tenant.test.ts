/** The calls of tenant, licence information and reminders, exactly as the documents have them. */
import { describe, expect, it } from 'vitest';
import * as fileUpload from '../file-upload/file-upload.ts';
import * as languageNames from '../language-names/language-names.ts';
import * as licenceApps from '../licence-info/apps.ts';
import * as licenceInfo from '../licence-info/licence-info.ts';
import * as licenceRemind from '../licence-info/reminder.ts';
import * as operationLog from '../operation-log/operation-log.ts';
import { decodeResponse, encodeRequest } from '../wire.ts';
import * as tenantChanges from './changes.ts';
import * as tenantMobile from './mobile.ts';

const areas = {
  ...tenantChanges,
  ...tenantMobile,
  ...languageNames,
  ...fileUpload,
  ...operationLog,
  ...licenceInfo,
  ...licenceApps,
  ...licenceRemind,
};
const calls = Object.values(areas).filter(
  (value): value is typeof tenantChanges.updateTenantInfo =>
    typeof value === 'object' && 'encoding' in value && 'envelope' in value,
);

const given = [
  'POST json /api/bs/basicserver/updateTenantInfo',
  'POST json /papi/basicserver/tenantAuth/checkTenantAuth',
  'POST form /api/bs/basicserver/submitTenantNameAuth',
  'POST form /api/bs/basicserver/cancelTenantNameAuth',
  'POST json /api/bs/basicserver/deleteTenant',
  'GET query /api/bs/basicserver/tenantInfo/bindTenantContactMobile',
  'GET query /api/bs/basicserver/tenantInfo/sendMobileCode',
  'GET query /api/bs/basicserver/tenantInfo/checkMobileCode',
  'GET query /api/bs/basicserver/lang/queryNamePerLangs',
  'POST json /api/bs/basicserver/lang/saveNamePerLangs',
  'POST json /api/bs/basicserver/multilangset/savedata',
  'GET query /api/bs/basicserver/multilangset/getdata',
  'GET query /api/basicserver/app/manage/queryContactPurchaseConfigs',
  'POST multipart /api/file/module/upload',
  'GET query /api/security/license/getVersion',
  'GET query /api/basicserver/appmanage/license/getTenantLicenseUser',
  'GET query /api/basicserver/appmanage/license/queryModuleLicenseInfo',
  'GET query /api/basicserver/appmanage/license/getSearchCondition',
  'POST json /api/basicserver/appmanage/license/queryDetachModuleLicenseInfo',
  'GET query /api/basicserver/menu/getModuleLicenseInfo',
  'GET query /api/basicserver/appmanage/remind/checkAppManageRemindPermission',
  'GET query /api/basicserver/appmanage/remind/queryModuleRemindSetting',
  'GET query /api/basicserver/appmanage/remind/queryUserRemindSetting',
  'POST json /api/basicserver/appmanage/remind/saveModuleRemindSetting',
  'POST json /api/basicserver/appmanage/remind/saveUserRemindSetting',
  'POST json /api/basicserver/appmanage/remind/resetDefaultRemindSetting',
];

describe('the declarations', () => {
  it('have the methods, encodings and paths that the documents show', () => {
    const declared = calls.filter(({ origin }) => origin === 'given');
    const spelled = declared.map(({ method, encoding, path }) => `${method} ${encoding} ${path}`);
    expect(spelled.toSorted()).toEqual(given.toSorted());
  });

  it('follow the rule for what is not shown: reads are GET, writes POST, under /api', () => {
    for (const { method, effect, path } of calls.filter(({ origin }) => origin === 'chosen')) {
      expect(method).toBe(effect === 'read' ? 'GET' : 'POST');
      expect(path).toMatch(/^\/api\/(basicserver|bs\/basicserver\/multilangset|security\/license)\//);
    }
  });

  it('have unique ids, and unique method and path pairs', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
  });
});

describe('what is sent', () => {
  const sent = <E extends Parameters<typeof encodeRequest>[0]>(
    ...[call, input]: Parameters<typeof encodeRequest<E>>
  ) => {
    const { url, body } = encodeRequest(call, input);
    return [url, body];
  };

  it('names the new tenant, its tips and its configs', () => {
    const tenant = {
      tenantName: '澄江',
      contact: '林悦',
      mobile: '+8613800001001',
      email: '',
      telephone: '',
    };
    expect(
      sent(tenantChanges.updateTenantInfo, {
        tenant,
        tenantTips: { id: '9', configValue: '<p>Hi</p>' },
        appManageConfigs: [{ configKey: 'contactPurchase', configValue: '1' }],
      })[1],
    ).toBe(
      JSON.stringify({
        tenant,
        tenantTips: { id: '9', configValue: '<p>Hi</p>' },
        appManageConfigs: [{ configKey: 'contactPurchase', configValue: '1' }],
      }),
    );
  });

  it('form-encodes certification', () => {
    expect(sent(tenantChanges.submitTenantNameAuth, { tenantName: '澄江 A' })[1]).toBe(
      'tenantName=%E6%BE%84%E6%B1%9F+A',
    );
    expect(encodeRequest(tenantChanges.cancelTenantNameAuth, { tenantName: 'A' }).contentType).toBe(
      'application/x-www-form-urlencoded',
    );
  });

  it('puts country code plus number into the query', () => {
    expect(
      sent(tenantMobile.checkMobileCode, {
        mobile: '+8613800001001',
        verifyCode: '482913',
        cacheMark: 'm',
      })[0],
    ).toBe(
      '/api/bs/basicserver/tenantInfo/checkMobileCode?mobile=%2B8613800001001&verifyCode=482913&cacheMark=m',
    );
  });

  it('sends the check code of a cancelled enterprise', () => {
    expect(sent(tenantChanges.deleteTenant, { checkCode: '482913' })[1]).toBe('{"checkCode":"482913"}');
  });

  it('puts the stream filter into one field', () => {
    const [url] = sent(operationLog.pageQueryOperationLog, {
      streamFilter: { module: 'basicserver', functionName: 'ainfo', pageNo: 1, pageSize: 10 },
    });
    expect(new URLSearchParams(String(url).split('?')[1]).get('streamFilter')).toBe(
      '{"module":"basicserver","functionName":"ainfo","pageNo":1,"pageSize":10}',
    );
  });

  it('sends the app list’s filters, with conditions as one field', () => {
    const [url] = sent(licenceApps.queryAppLicenceList, {
      keywords: 'crm',
      deptId: '7',
      upperLimit: true,
      conditions: [{ field: 'name', operator: 'contains', value: ['a'] }],
      connection: 'or',
    });
    expect(Object.fromEntries(new URLSearchParams(String(url).split('?')[1]))).toEqual({
      keywords: 'crm',
      deptId: '7',
      upperLimit: '1',
      conditions: '[{"field":"name","operator":"contains","value":["a"]}]',
      connection: 'or',
    });
  });

  it('spells a reminder in the platform’s digits', () => {
    const [, body] = sent(licenceRemind.saveLicenceReminder, {
      id: '3',
      remindType: 'internal',
      remindLevel: 'system',
      remindStatus: true,
      warnValue: 80,
      remindMode: ['sms', 'popup'],
      remindContent: 'x',
    });
    expect(JSON.parse(String(body))).toEqual({
      id: '3',
      remindType: '2',
      remindLevel: '2',
      remindStatus: '1',
      warnValue: 80,
      remindMode: '13',
      remindContent: 'x',
    });
  });
});

describe('what comes back', () => {
  it.each([
    [{ status: true, msg: '', data: 'mark-1' }],
    [{ status: 'true', data: { cacheMark: 'mark-1', ttl: 600 } }],
  ])('reads the mark of a sent code from %j', (body) => {
    expect(decodeResponse(tenantMobile.sendMobileCode, body)).toBe('mark-1');
  });

  it('refuses an answer without a mark, and passes the server’s words on', () => {
    expect(() => decodeResponse(tenantMobile.sendMobileCode, { status: true, data: {} })).toThrow(
      expect.objectContaining({ kind: 'contract' }),
    );
    expect(() =>
      decodeResponse(tenantMobile.bindTenantContactMobile, { status: false, msg: '该手机号已被绑定' }),
    ).toThrow('该手机号已被绑定');
  });

  it.each([
    [{ code: 200, msg: '注销申请已提交' }, '注销申请已提交'],
    [{ code: 200 }, ''],
  ])('keeps the message of a cancelled enterprise: %j', (body, msg) => {
    expect(decodeResponse(tenantChanges.deleteTenant, body).msg).toBe(msg);
  });

  it('refuses where code and status disagree', () => {
    expect(() =>
      decodeResponse(licenceApps.queryAppLicenceList, { code: 200, status: false, msg: 'busy' }),
    ).toThrow('busy');
  });

  it('cleans a licence’s base fields', () => {
    const data = {
      concurrentFlag: 0,
      companyName: 'C',
      licenseCode: 'L-1',
      hrmNum: '500',
      tenantType: '1',
      registerPcs: 12,
      pcLimit: '1',
    };
    expect(decodeResponse(licenceInfo.getLicenseBaseInfo, { code: 200, status: true, data })).toMatchObject({
      concurrentFlag: 'registered',
      hrmNum: 500,
      tenantType: 'multi',
      pcLimit: true,
    });
  });

  it.each([
    [undefined, null],
    ['', null],
    [0, '0'],
    ['1', '1'],
    [2, '2'],
  ])('reads applyClient %j as %j', (applyClient, expected) => {
    const data = [{ name: 'CRM', applyClient, status: '' }];
    const [row] = decodeResponse(licenceApps.queryAppLicenceList, { code: 200, data });
    expect(row).toMatchObject({ applyClient: expected, status: null });
  });

  it('reads a reminder, its modes in any spelling', () => {
    const data = {
      id: 3,
      remindType: '3',
      remindLevel: '1',
      remindStatus: 1,
      warnValue: '75',
      remindMode: '3,1',
      remindContent: null,
    };
    expect(decodeResponse(licenceRemind.getLicenceReminder, { code: 200, data })).toEqual({
      id: '3',
      remindType: 'external',
      remindLevel: 'organisation',
      remindStatus: true,
      warnValue: 75,
      remindMode: ['popup', 'sms'],
      remindContent: '',
    });
  });
});

// Row GEN-056.
it('builds the address of an uploaded file', () => {
  expect(fileUpload.filePreviewPath({ fileId: '7', type: 'imgs' })).toBe(
    '/api/file/preview?fileId=7&type=imgs',
  );
  expect(fileUpload.filePreviewPath({ fileId: 'a&b', type: 'redirect', authModule: 'document' })).toBe(
    '/api/file/preview?fileId=a%26b&type=redirect&authModule=document',
  );
});
