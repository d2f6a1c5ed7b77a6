import { getLoginMethods } from '../../../api/login-control/login-methods.ts';
import { whiteScopes } from '../../../api/login-control/login-white.ts';
import { ipListTypes } from '../../../api/network/ip-lists.ts';
import { loginMethodInput, loginMethodValues } from '../../login-control/login-method-fields.ts';
import { ipList } from '../../network/ip-list.ts';
import { type IpPermission, ipListFlagRecord, ipPermissionRecord } from '../../network/ip-list-records.ts';
import { segmentList } from '../../network/segment-list.ts';
import { loginMethodPresence } from '../login-method-presence.ts';
import { loginMethodRecord } from '../login-method-record.ts';
import { loginWhiteRecord } from '../login-white-record.ts';
import type { AnyRecord } from '../records.ts';
import { securitySettingRecords } from '../security-setting-records.ts';
import { restrictedSetting } from '../system-setting-records.ts';
import { type ListedKind, listedKinds, severalRecords, single } from './listed-kind.ts';
import { listedList } from './listed-list.ts';

const listedIps = listedList(ipList, {});

/** The list of entries has no shares, so each entry's shares take a read of their own. */
const permissions: ListedKind<{ readonly id: string }, IpPermission> = {
  kind: ipPermissionRecord,
  async *records(ask, around) {
    for await (const { locator, name } of listedIps.records(ask, around)) yield { locator, name };
  },
};

const methods: ListedKind<{ readonly id: string }, ReturnType<typeof loginMethodValues>> = {
  kind: loginMethodRecord,
  making: {
    kind: loginMethodPresence as unknown as AnyRecord,
    // The server assigns the id.
    at: ({ id }, values) => ({
      locator: { id, method: loginMethodInput(values) },
      presence: loginMethodInput(values),
    }),
  },
  async *records(ask) {
    for (const method of await ask(getLoginMethods, {}))
      yield { locator: { id: method.configId }, name: method.name, values: loginMethodValues(method) };
  },
};

export const networkKinds = listedKinds(listedList(segmentList, { reference: 'all' }));
export const ipListKinds = listedKinds(
  listedIps,
  permissions,
  severalRecords(
    ipListFlagRecord,
    ipListTypes.map((list) => ({ list })),
  ),
);
export const loginMethodKinds = listedKinds(methods);
export const securityKinds = listedKinds(
  ...securitySettingRecords.map((kind) => single(kind as unknown as AnyRecord, {})),
);
export const signInRecordKinds = listedKinds(
  severalRecords(
    loginWhiteRecord,
    whiteScopes.map((useScope) => ({ useScope })),
  ),
  single(restrictedSetting.record, {}),
);
