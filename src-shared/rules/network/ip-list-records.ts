/** Whether each sign-in IP list is in force, and for whom an entry holds (NET-026, 029, 031 to 033). */
import * as z from 'zod';
import {
  ipListTypes,
  queryIpconfigPermission,
  queryIpListFlag,
  saveIpconfigPermission,
  updateIsBlackList,
  updateIsWhiteList,
} from '../../api/network/ip-lists.ts';
import { describedBy, type Fields } from '../common/fields/field.ts';
import type { RecordKind } from '../common/record/record.ts';
import type { Share } from '../common/shares/share.ts';
import { fromWire, toWireShares } from '../common/shares/wire-shares.ts';

const which = z.strictObject({ list: z.enum(ipListTypes) });

export const ipListFlagRecord: RecordKind<z.output<typeof which>, { readonly on: boolean }> = {
  id: 'ipListFlag',
  locator: which,
  touches: [queryIpListFlag],
  title: (_, { on, list = 'white' }) => `ipList.${on ? 'putInForce' : 'takenOut'}.${list}`,
  label: (_, __, locator) => ({ key: `ipList.flags.${locator?.list ?? 'white'}` }),
  async read(ask, { list }) {
    const { isWhiteList, isBlackList } = await ask(queryIpListFlag, {});
    return { on: list === 'white' ? isWhiteList : isBlackList };
  },
  write: ({ list }, { on }) =>
    list === 'white'
      ? { endpoint: updateIsWhiteList, input: { isWhiteList: on } }
      : { endpoint: updateIsBlackList, input: { isBlackList: on } },
};

export interface IpPermission {
  readonly shares: readonly Share[];
}

/** The documents give no limit for the shares of an entry. */
const most = 200;

export const ipPermissionFields: Fields<IpPermission> = {
  shares: {
    kind: 'shares',
    label: 'ipList.forWhom',
    help: 'ipList.forWhomHelp',
    menuCode: 'ipconfigrec',
    most,
    levels: true,
  },
};

const locator = z.strictObject({ id: z.string() });

export const ipPermissionRecord: RecordKind<z.output<typeof locator>, IpPermission> = {
  id: 'ipListPermission',
  locator,
  touches: [queryIpconfigPermission],
  ...describedBy(ipPermissionFields),
  shares: ['shares'],
  title: () => 'ipList.forWhomChanged',
  async read(ask, { id }) {
    const { shareEntrys } = await ask(queryIpconfigPermission, { id });
    return { shares: fromWire(shareEntrys) };
  },
  write: ({ id }, { shares }) => ({
    endpoint: saveIpconfigPermission,
    input: {
      id,
      shareEntrys: toWireShares(shares, { moduleStr: 'ipconfigrec', moduleId: id, levels: true }),
    },
  }),
};
