/** One good input for every endpoint, for the tests that go through all of them. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { checkPermission } from '#shared/api/frame.ts';
import { compareLicenseFile, parseLicenseFile, qryHistoryLicenseInfoById } from '#shared/api/licence-tool.ts';
import { signIn } from '#shared/api/session.ts';

/** A licence in the platform's own older spelling: unsigned JSON. */
export function licenceFile(changes: Record<string, unknown> = {}, name = 'licence.json'): File {
  const licence = {
    licensecode: 'A1B2C3D4E5F60718293A4B5C6D7E8F90',
    companyname: '青屿明序软件有限公司',
    cid: 'CRM204816',
    concurrentFlag: '0',
    supplierConcurrentFlag: '1',
    startDate: '2026-01-01',
    expiredate: '2099-12-31',
    hrmnum: '500',
    appHrmNum: '400',
    supplierNum: '50',
    tenantCount: '1',
    tenantType: '0',
    availableModule: [
      { moduleName: '流程管理', moduleFlag: 'workflow', pcHrmNum: '500', appHrmNum: '400', isEnable: '1' },
    ],
    ...changes,
  };
  return new File([JSON.stringify(licence)], name, { type: 'application/json' });
}

const inputs = new Map<Endpoint, () => unknown>([
  [signIn, () => ({ account: 'platformOperator' })],
  [checkPermission, () => ({ menuCode: 'base' })],
  [parseLicenseFile, () => ({ file: licenceFile() })],
  [compareLicenseFile, () => ({ file: licenceFile(), compareFile: licenceFile() })],
  [qryHistoryLicenseInfoById, () => ({ id: '1' })],
]);

export function sampleInput(endpoint: Endpoint): unknown {
  return inputs.get(endpoint)?.() ?? {};
}
