/** Unbinding a person's WeChat account, as a change that can be approved before it is made. */
import * as z from 'zod';
import {
  queryWechatBindings,
  unbindWechat,
  type WechatBinding,
  wechatKinds,
} from '../../api/wechat/wechat.ts';
import { listedRow } from './listed/listed-row.ts';
import { takenFrom, takenRecord } from './taken-record.ts';

type WechatKind = (typeof wechatKinds)[number];

const locator = z.strictObject({
  kind: z.enum(wechatKinds),
  userId: z.string().min(1),
  username: z.string(),
});

/** A binding is identified by its time too: an account that was bound again is another binding. */
const bindingOf = (kind: WechatKind, { username, wechatId, bindTime }: WechatBinding) => ({
  username,
  kind,
  wechatId,
  bindTime,
});

const labels = { username: 'name', kind: 'kind', bindTime: 'bindTime' } as const;

export const wechatBindingRecord = takenRecord<z.output<typeof locator>, ReturnType<typeof bindingOf>>({
  id: 'wechatBinding',
  locator,
  touches: [queryWechatBindings],
  title: 'wechat.tool.unbound',
  label: 'wechat.tool.wechatId',
  words: {
    label: (name) => ({ key: `wechat.tool.${labels[name as keyof typeof labels] ?? 'wechatId'}` }),
    words(name, value) {
      const known = name === 'kind' && wechatKinds.find((one) => one === value);
      return known ? [`wechat.tool.kinds.${known}`] : null;
    },
  },
  async find(ask, { kind, userId: id, username: name }) {
    const query = { kind, state: 'bound' } as const;
    const found = await listedRow<WechatBinding>((page) => ask(queryWechatBindings, { ...query, ...page }), {
      id,
      name,
      idOf: ({ userId }) => userId,
    });
    return found && found.wechatId !== '' ? { row: bindingOf(kind, found) } : null;
  },
  remove: ({ kind, userId }) => ({ endpoint: unbindWechat, input: { kind, userId } }),
  toJournalRow: ({ username: name, wechatId }) => ({ name, wechatId }),
});

export function unbindingOf(kind: WechatKind, binding: WechatBinding) {
  const { userId, username } = binding;
  return takenFrom(wechatBindingRecord.id, { kind, userId, username }, bindingOf(kind, binding));
}
