/** Who is signed in (spec 1§2.1 "online users"; FRAME-056): the documents name the view alone. */
import * as z from 'zod';
import { optionalWireId, wireId, wireText } from '../codecs.ts';
import { post } from '../endpoint.ts';
import { pageOf, pageRequest } from '../page.ts';

const path = '/api/basicserver/onlineUsers';
const chosen = '1§2.1; S-6';

/** One sign-in of a person, who may have several. */
const onlineUser = z.object({
  id: wireId,
  userId: optionalWireId,
  username: wireText,
  department: wireText,
  clientType: wireText,
  ip: wireText,
  loginTime: wireText,
  lastTime: wireText,
  /** It is the one that asks. */
  own: z.boolean(),
});
export type OnlineUser = z.output<typeof onlineUser>;

export const onlineOrders = ['username', 'loginTime', 'lastTime'] as const;

/** A page of those who are signed in, who was seen last first unless told. */
export const queryOnlineUsers = post('onlineUsers.query', `${path}/queryList`, {
  chosen,
  effect: 'read',
  request: {
    ...pageRequest,
    keywords: z.string().optional(),
    clientType: z.string().optional(),
    orderBy: z.enum(onlineOrders).optional(),
    orderType: z.enum(['asc', 'desc']).optional(),
  },
  response: pageOf(onlineUser),
  example: { pageNo: 1, pageSize: 20 },
});

/** Ends sign-ins: whoever they are signs in again with the next call. The one that asks stays. */
export const endOnlineUsers = post('onlineUsers.end', `${path}/endSessions`, {
  chosen,
  request: { ids: z.array(z.string().min(1)).min(1) },
  example: { ids: ['OS1000001'] },
});
