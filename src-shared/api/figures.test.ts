import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { wireNumber, wireText } from './codecs.ts';
import { unstatedDetails, unstatedOf, withFigures } from './figures.ts';
import { getModuleLicenseInfo, getTenantLicenseUser, queryAppLicenceList } from './licence-info/apps.ts';
import { getLicenseUsedInfo } from './licence-info/licence-info.ts';
import { getTenantInfo } from './tenant/tenant.ts';
import { decodeResponse } from './wire.ts';

const schema = withFigures({ name: z.string(), note: wireText }, { used: wireNumber, max: wireNumber });

describe('figures', () => {
  it.each<[string, object, object]>([
    ['all stated', { name: 'a', used: 1, max: '2' }, { name: 'a', note: '', used: 1, max: 2 }],
    [
      'one missing',
      { name: 'a', max: 2 },
      { name: 'a', note: '', used: null, max: 2, unstated: { used: 'missing' } },
    ],
    [
      'one null',
      { name: 'a', used: null, max: 2 },
      { name: 'a', note: '', used: null, max: 2, unstated: { used: expect.stringMatching(/^Invalid/) } },
    ],
    [
      'both odd',
      { name: 'a', used: 'many', max: {} },
      {
        name: 'a',
        note: '',
        used: null,
        max: null,
        unstated: { used: expect.stringMatching(/^Invalid/), max: expect.stringMatching(/^Invalid/) },
      },
    ],
    ['zero is a figure', { name: 'a', used: 0, max: 0 }, { name: 'a', note: '', used: 0, max: 0 }],
  ])('%s', (_what, wire, value) => {
    expect(z.decode(schema, wire as never)).toEqual(value);
  });

  it('holds the rest to its schema, and names the field', () => {
    const decoded = z.safeDecode(schema, { used: 1, max: 2 } as never);
    expect(decoded.error?.issues[0]).toMatchObject({ path: ['name'] });
  });

  it('encodes what it has', () => {
    expect(z.encode(schema, { name: 'a', note: '', used: 1, max: null })).toEqual({
      name: 'a',
      note: '',
      used: 1,
    });
  });
});

const wire = {
  tenantName: 'Northgate',
  tenantKey: 'T1',
  status: 'normal',
  dayRemain: 3,
  usedSpace: 'much',
  maxSpace: 512_000,
  pcAuthUserUsedNumbers: 1,
  pcAuthUserMaxNumbers: 2,
  appAuthUserUsedNumbers: 1,
  appAuthUserMaxNumbers: 2,
  externalUserUsedNumbers: 1,
};

it('the tenant’s page stays with a figure that is odd and others that are missing; the reason names call and field', () => {
  const info = decodeResponse(getTenantInfo, { code: 200, data: wire });
  expect(info).toMatchObject({ tenantName: 'Northgate', usedSpace: null, maxSpace: 512_000 });
  expect(unstatedDetails(getTenantInfo.id, info)).toEqual([
    'endpoint: tenant.info',
    expect.stringMatching(/^field: usedSpace: Invalid/),
    'field: externalUserMaxNumbers: missing',
    'field: tenantLicenseInfo: missing',
  ]);
  expect(() => decodeResponse(getTenantInfo, { code: 200, data: { ...wire, tenantName: 4 } })).toThrow(
    /tenantName/,
  );
});

describe('rows of applications', () => {
  const row = {
    name: 'CRM',
    deptName: '',
    moduleStr: 'crm',
    status: 'normal',
    applyClient: '1',
    usedLicenseCount: 10,
    licenseTotalCount: 100,
    appUsedLicenseCount: 20,
    appLicenseTotalCount: 20,
    upperLimitRemind: '0',
    appUpperLimitRemind: '0',
  };
  const rows = (odd: object) => {
    const text = JSON.stringify({ code: 200, status: true, data: [row, { ...row, name: 'Mail', ...odd }] });
    return decodeResponse(queryAppLicenceList, JSON.parse(text));
  };

  it.each<[string, object]>([
    ['missing', { usedLicenseCount: undefined }],
    ['a text', { usedLicenseCount: 'many' }],
    ['a text that is no number', { usedLicenseCount: 'NaN' }],
    ['negative', { usedLicenseCount: -1 }],
    ['negative, as a text', { usedLicenseCount: '-1' }],
    ['a fraction', { usedLicenseCount: 1.5 }],
    ['beyond what a double tells apart', { usedLicenseCount: 1e21 }],
    ['a list', { usedLicenseCount: [1] }],
  ])('%s: that figure alone is not stated, and says why', (_what, odd) => {
    const [first, second] = rows(odd);
    expect(first).not.toHaveProperty('unstated');
    expect(second).toMatchObject({ usedLicenseCount: null, licenseTotalCount: 100, appUsedLicenseCount: 20 });
    expect(Object.keys(second?.unstated ?? {})).toEqual(['usedLicenseCount']);
    expect(
      unstatedDetails(
        'licenceApps.list',
        unstatedOf([second ?? expect.unreachable()], ({ name }) => name),
      ),
    ).toEqual(['endpoint: licenceApps.list', expect.stringMatching(/^field: Mail: usedLicenseCount: ./)]);
  });

  it.each<[string, object]>([
    ['a flag', { upperLimitRemind: 'yes' }],
    ['the terminals', { applyClient: 7 }],
  ])('an odd value of %s leaves the row', (_what, odd) => {
    expect(rows(odd)).toHaveLength(2);
  });

  it('none licensed is a figure of its own: null', () => {
    expect(rows({ usedLicenseCount: null })[1]).not.toHaveProperty('unstated');
  });

  it('of other tables too: seats of the organisation, an app’s licence, modules', () => {
    const seats = {
      concurrentFlag: 0,
      totalNum: -5,
      registUsedNum: '3',
      appTotalNum: 1e21,
      appRegistUsedNum: 2.5,
    };
    expect(decodeResponse(getTenantLicenseUser, { code: 200, data: seats })).toMatchObject({
      totalNum: null,
      registUsedNum: 3,
      appTotalNum: null,
      appRegistUsedNum: null,
    });
    const licence = {
      moduleStr: 'crm',
      maxLicense: 'x',
      usedLicense: 5,
      maxLicenseApp: 1,
      usedLicenseApp: 1,
    };
    expect(decodeResponse(getModuleLicenseInfo, { code: 200, data: licence })).toMatchObject({
      maxLicense: null,
      usedLicense: 5,
    });
    const used = { licenseModules: [{ moduleName: 'CRM', pcHrmNum: {}, appHrmNum: 7 }], fbModules: [] };
    expect(decodeResponse(getLicenseUsedInfo, { code: 200, data: used }).licenseModules).toMatchObject([
      { pcHrmNum: null, appHrmNum: 7, unstated: { pcHrmNum: expect.any(String) } },
    ]);
  });
});
