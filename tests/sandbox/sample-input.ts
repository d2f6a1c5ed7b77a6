/** Inputs that several tests send, beside the endpoints' own examples. */
import {
  batchDeleteBackstageMenu,
  createBackstageGroup,
  createBackstageMenu,
  deleteBackstageGroup,
  deleteBackstageMenu,
} from '#shared/api/back-menu/changes.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { cancelTenantNameAuth, deleteTenant, submitTenantNameAuth } from '#shared/api/tenant/changes.ts';
import { bindTenantContactMobile, checkMobileCode, sendMobileCode } from '#shared/api/tenant/mobile.ts';
import type { Client } from './client.ts';

/** The smallest picture: a PNG's first bytes are enough for a server that sniffs. */
export function pictureFile(name = 'notice.png'): File {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  return new File([bytes], name, { type: 'image/png' });
}

export const appReminder = {
  id: 'LR-app',
  remindType: 'app',
  remindLevel: 'system',
  remindStatus: true,
  warnValue: 90,
  remindMode: ['popup', 'sms'],
  remindContent: '{terminal} {warnValue}',
} as const;

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

/** The ordinary tenant as the seed has it. */
export const seededTenant = {
  tenantName: '澄汀智造科技有限公司',
  contact: '林知远',
  mobile: '+8613900002047',
  email: 'zhiyuan.lin@example.com',
  telephone: '0512-5550147',
};
export const tenantKey = 'T2308147';
const { tenantName, mobile } = seededTenant;
const ownMenu = (client: Client) => client.call(createBackstageMenu, createBackstageMenu.example());
/** Preparations without which an endpoint refuses, with the input that follows from them. */
const preparations = new Map<Endpoint, (client: Client) => Promise<unknown>>([
  [deleteBackstageMenu, async (client) => ({ menuId: await ownMenu(client) })],
  [batchDeleteBackstageMenu, async (client) => ({ menuIds: [await ownMenu(client)] })],
  [
    deleteBackstageGroup,
    async (client) => ({ menuId: await client.call(createBackstageGroup, createBackstageGroup.example()) }),
  ],
  [submitTenantNameAuth, (client) => client.call(cancelTenantNameAuth, { tenantName }).then(() => null)],
  [deleteTenant, (client) => client.call(sendMobileCode, { mobile }).then(() => null)],
  [checkMobileCode, async (client) => ({ cacheMark: await client.call(sendMobileCode, { mobile }) })],
  [
    bindTenantContactMobile,
    async (client) => {
      const cacheMark = await client.call(sendMobileCode, { mobile });
      const check = { mobile, verifyCode: '123456', cacheMark };
      return { successCode: await client.call(checkMobileCode, check) };
    },
  ],
]);

/** An input that succeeds in a fresh sandbox, for somebody who may make the call. */
export async function preparedInput(endpoint: Endpoint, client: Client): Promise<unknown> {
  const following = await preparations.get(endpoint)?.(client);
  return { ...(endpoint.example() as object), ...(following as object | null | undefined) };
}
