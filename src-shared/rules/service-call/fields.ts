/** The fields of service calls (spec 3§3.11), and their values before the first save. */
import type { ServiceBind, ServiceOther } from '../../api/service-call/service-call.ts';
import { readRange } from '../../kit/patterns/ip-range.ts';
import type { Message } from '../../text/message.ts';
import type { Fields, TextRow } from '../common/fields/field.ts';
import { hasUserInfo, webAddress } from '../common/links/address.ts';

const code = { kind: 'text', mono: true, most: 64, required: true } as const;
const secret = { kind: 'text', type: 'password', most: 128, required: true } as const;
/** A key of this length can't be guessed. */
export const leastKey = 16;

/** A connection URL is a complete web address without user name and password. */
export function connectUrlProblem(text: string): Message | null {
  if (/^\s*https?:/i.test(text) && hasUserInfo(text)) return { key: 'serviceCall.credentials' };
  if (!webAddress(text)) return { key: 'serviceCall.noAddress' };
  return /[?#]/.test(text) ? { key: 'serviceCall.addressOnly' } : null;
}

const connectUrl: TextRow<unknown> = {
  kind: 'text',
  type: 'url',
  mono: true,
  most: 300,
  required: true,
  label: 'serviceCall.targetConnectUrl',
  help: 'serviceCall.targetConnectUrlHelp',
  check: connectUrlProblem,
};

export const bindFields: Fields<ServiceBind> = {
  targetConnectUrl: connectUrl,
  targetTenantKey: { ...code, label: 'serviceCall.targetTenantKey' },
  corpId: { ...code, label: 'serviceCall.corpId' },
  appKey: { ...code, label: 'serviceCall.appKey' },
  appSecurity: { ...secret, label: 'serviceCall.appSecurity' },
};

export function addressesOf(list: string): readonly string[] {
  return list.split(/[\s,;，；]+/).filter((one) => one !== '');
}

const mostAddresses = 200;

export function addressListProblem(list: string): Message | null {
  const all = addressesOf(list);
  if (all.length > mostAddresses)
    return { key: 'serviceCall.tooMany', params: { count: all.length, most: mostAddresses } };
  const wrong = all.find((one) => typeof readRange(one) === 'string');
  return wrong === undefined ? null : { key: 'serviceCall.notAnAddress', params: { address: wrong } };
}

export const otherFields: Fields<ServiceOther> = {
  whiteIpList: {
    kind: 'text',
    lines: 4,
    mono: true,
    most: 4000,
    label: 'serviceCall.whiteIpList',
    help: 'serviceCall.whiteIpListHelp',
    check: addressListProblem,
  },
  secretKey: {
    ...secret,
    label: 'serviceCall.secretKey',
    help: 'serviceCall.secretKeyHelp',
    check: (key) =>
      key.length >= leastKey && !/\s/.test(key)
        ? null
        : { key: 'serviceCall.weakKey', params: { least: leastKey } },
  },
};

/** The input for creating a tenant on the other platform; nothing of it is stored here. */
export interface CreateTenant {
  readonly targetConnectUrl: string;
  readonly secretKey: string;
}

export const createFields: Fields<CreateTenant> = {
  targetConnectUrl: connectUrl,
  secretKey: { ...secret, label: 'serviceCall.theirKey', help: 'serviceCall.theirKeyHelp' },
};

export const nothingBound: ServiceBind = {
  targetTenantKey: '',
  targetConnectUrl: '',
  appKey: '',
  appSecurity: '',
  corpId: '',
};
export const nobodyCalls: ServiceOther = { whiteIpList: '', secretKey: '' };
