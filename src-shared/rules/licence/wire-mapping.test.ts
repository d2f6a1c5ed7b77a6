/** The platform's spelling converts to this project's names and back (spec 1§3 "Licence parse result"). */
import { expect, test } from 'vitest';
import { licence as licenceSchema } from '../common/licence/licence.ts';
import { licenceFromWire } from './from-wire.ts';
import { toWireLicence } from './to-wire.ts';

const wire = {
  licensecode: 'L-1',
  companyname: 'Company',
  cid: 'C-1',
  concurrentFlag: '0',
  supplierConcurrentFlag: '1',
  startDate: '2026-01-01',
  expiredate: '2026-12-31',
  hrmnum: 999_999,
  appHrmNum: 20,
  supplierNum: 30,
  tenantCount: 4,
  tenantType: '1',
  availableModule: [
    {
      moduleName: '考勤',
      moduleFlag: 'attendance',
      pcHrmNum: 10,
      appHrmNum: null,
      isEnable: '0',
      ebAppId: '77',
      subModules: [
        {
          moduleName: '排班',
          moduleFlag: 'shift',
          pcHrmNum: null,
          appHrmNum: null,
          isEnable: '1',
          ebAppId: null,
          subModules: [],
        },
      ],
    },
  ],
};

test('strict spelling, there and back', () => {
  const { licence, issues } = licenceFromWire(wire, 'strict');
  expect(issues).toEqual([]);
  expect(licence).toEqual({
    licenceCode: 'L-1',
    companyName: 'Company',
    customerId: 'C-1',
    userCounting: 'registered',
    externalCounting: 'concurrent',
    startDate: '2026-01-01',
    expiryDate: '2026-12-31',
    pcSeats: 999_999,
    mobileSeats: 20,
    externalSeats: 30,
    tenantLimit: 4,
    tenancy: 'multi',
    modules: [
      {
        name: '考勤',
        flag: 'attendance',
        pcSeats: 10,
        mobileSeats: null,
        enabled: false,
        appId: '77',
        modules: [
          {
            name: '排班',
            flag: 'shift',
            pcSeats: null,
            mobileSeats: null,
            enabled: true,
            appId: null,
            modules: [],
          },
        ],
      },
    ],
    timeZone: '+08:00',
    issuedAt: null,
  });
  expect(licenceSchema.parse(licence)).toEqual(licence);
  expect(licence && toWireLicence(licence)).toEqual(wire);
});

// Rows TOOL-016, 017, 019.
test.each([
  ['concurrentFlag', '0', 'userCounting', 'registered'],
  ['concurrentFlag', '1', 'userCounting', 'concurrent'],
  ['concurrentFlag', '2', 'userCounting', 'concurrent'],
  ['concurrentFlag', 0, 'userCounting', 'registered'],
  ['concurrentFlag', undefined, 'userCounting', 'concurrent'],
  ['concurrentFlag', null, 'userCounting', 'concurrent'],
  ['concurrentFlag', '', 'userCounting', 'concurrent'],
  ['supplierConcurrentFlag', null, 'externalCounting', 'registered'],
  ['supplierConcurrentFlag', '', 'externalCounting', 'registered'],
  ['tenantType', '', 'tenancy', 'single'],
  ['supplierConcurrentFlag', '1', 'externalCounting', 'concurrent'],
  ['supplierConcurrentFlag', '0', 'externalCounting', 'registered'],
  ['supplierConcurrentFlag', '7', 'externalCounting', 'registered'],
  ['tenantType', '1', 'tenancy', 'multi'],
  ['tenantType', '2', 'tenancy', 'single'],
  ['tenantType', undefined, 'tenancy', 'single'],
  ['hrmnum', '10', 'pcSeats', 10],
  ['hrmnum', '', 'pcSeats', null],
  ['hrmnum', undefined, 'pcSeats', null],
  ['expiredate', '', 'expiryDate', null],
  ['expiredate', '2027/12/31', 'expiryDate', '2027-12-31'],
  ['expiredate', '2027-12-31 00:00:00', 'expiryDate', '2027-12-31'],
] as const)('the platform’s %s %j is %s %s', (field, value, name, expected) => {
  const { licence } = licenceFromWire({ ...wire, [field]: value }, 'platform');
  expect(licence?.[name]).toBe(expected);
});

test.each(['010', '1e3', '-1', '1.0', ' 1', '9'.repeat(17)])(
  'the platform’s seats %j are refused',
  (hrmnum) => {
    expect(licenceFromWire({ ...wire, hrmnum }, 'platform').issues).toEqual([
      { state: 'FIELD_INVALID', field: 'hrmnum', reason: 'notSeats' },
    ]);
  },
);

test('a fault is named by its path', () => {
  const deep = {
    ...wire.availableModule[0],
    subModules: [{ moduleName: 'x', moduleFlag: 'x' }, { moduleName: 5 }],
  };
  expect(licenceFromWire({ ...wire, availableModule: [deep] }, 'strict').issues).toEqual([
    { state: 'FIELD_INVALID', field: 'availableModule[0].subModules[1].moduleName', reason: 'notText' },
  ]);
});

test('a thousand faults are reported as the first twenty', () => {
  const availableModule = Array.from({ length: 1000 }, () => null);
  expect(licenceFromWire({ ...wire, availableModule }, 'strict').issues).toHaveLength(20);
});

test('fields of Object.prototype are not fields of a licence', () => {
  const { issues } = licenceFromWire(Object.create(wire) as Record<string, unknown>, 'strict');
  expect(issues.map(({ field }) => field)).toContain('companyname');
});
