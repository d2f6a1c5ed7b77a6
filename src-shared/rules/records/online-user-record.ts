/** Ending a person's session, as a change that can be approved before it is made. */
import * as z from 'zod';
import { endOnlineUsers, type OnlineUser, queryOnlineUsers } from '../../api/system-settings/online-users.ts';
import { isClientScope } from '../common/sign-in/client-types.ts';
import { listedRow } from './listed/listed-row.ts';
import { takenFrom, takenRecord } from './taken-record.ts';

const locator = z.strictObject({ id: z.string().min(1), username: z.string() });

/** The fields that distinguish a session from the person's other ones and never change while it lasts. */
const signInOf = ({ username, clientType, ip, loginTime }: OnlineUser) => ({
  username,
  clientType,
  ip,
  loginTime,
});

const labels = { username: 'name', clientType: 'terminal', ip: 'ip', loginTime: 'since' } as const;

export const onlineUserRecord = takenRecord<z.output<typeof locator>, ReturnType<typeof signInOf>>({
  id: 'onlineUser',
  locator,
  touches: [queryOnlineUsers],
  title: 'onlineUsers.ended',
  label: 'onlineUsers.session',
  words: {
    label: (name) => ({ key: `onlineUsers.${labels[name as keyof typeof labels] ?? 'session'}` }),
    words: (name, value) =>
      name === 'clientType' && typeof value === 'string' && isClientScope(value)
        ? [`clientTypes.${value}`]
        : null,
  },
  async find(ask, { id, username: name }) {
    const found = await listedRow<OnlineUser>((asked) => ask(queryOnlineUsers, asked), {
      id,
      name,
      idOf: (row) => row.id,
    });
    return found && { row: signInOf(found), stays: found.own ? 'onlineUsers.ownStays' : null };
  },
  remove: ({ id }) => ({ endpoint: endOnlineUsers, input: { ids: [id] } }),
  toJournalRow: ({ username }) => ({ names: [username] }),
});

export function endOf(one: OnlineUser) {
  const { id, username } = one;
  return takenFrom(onlineUserRecord.id, { id, username }, signInOf(one));
}
