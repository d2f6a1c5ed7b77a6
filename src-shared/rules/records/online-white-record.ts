/** Whether a tenant or a person is on the online white list of a terminal (spec 1§3, 1§7.4; SEC-050, 057 to 059). */
import * as z from 'zod';
import {
  addOnlineWhite,
  deleteOnlineWhite,
  queryOnlineWhite,
  queryWhiteCandidates,
  whiteTypes,
} from '../../api/security-settings/online-white.ts';
import { GoneRecord, type RecordKind } from '../common/record/record.ts';

const locator = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  configType: z.enum(whiteTypes),
  terminalType: z.string().min(1),
  connConfigId: z.string(),
});
export type OnlineWhiteLocator = z.output<typeof locator>;

export interface OnlineWhiteValues {
  readonly listed: boolean;
  /** Id of the entry; '' for a tenant or person that is not on the list. */
  readonly entryId: string;
}

export const onlineWhiteRecord: RecordKind<OnlineWhiteLocator, OnlineWhiteValues> = {
  id: 'onlineWhite',
  locator,
  touches: [queryOnlineWhite, queryWhiteCandidates],
  title: (_, { listed }) => (listed ? 'onlineWhite.added' : 'onlineWhite.removed'),
  label: (_, __, at) => ({ text: at?.name ?? '' }),
  words: (_, value) => [value === true ? 'onlineWhite.isOn' : 'onlineWhite.isOff'],
  async read(ask, { id, configType, terminalType }) {
    const input = { currentPage: 1, pageSize: 1, id, configType, terminalType };
    const [found] = (await ask(queryWhiteCandidates, input)).result;
    if (!found) throw new GoneRecord();
    return { listed: found.listed, entryId: found.entryId };
  },
  write: ({ id, name, configType, terminalType, connConfigId }, { listed, entryId }) =>
    listed
      ? {
          endpoint: addOnlineWhite,
          input: {
            terminalType,
            configType,
            accountInfo: name,
            connConfig: { id: connConfigId },
            tenantKey: configType === 'tenantKey' ? id : '',
            userId: configType === 'userId' ? id : '',
          },
        }
      : { endpoint: deleteOnlineWhite, input: { ids: [entryId] } },
  before: ({ name, terminalType }, { listed }) => (listed ? { name, terminalType } : null),
};
