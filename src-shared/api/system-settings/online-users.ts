/** Signed-in people (spec 1§2.1 "online users"; FRAME-056); the documents name only the view. */
import * as z from 'zod';
import { optionalWireId, wireId, wireText } from '../codecs.ts';
import { post } from '../endpoint.ts';
import { pageOf, pageRequest } from '../page.ts';

const path = '/api/basicserver/onlineUsers';
const chosen = '1§2.1; S-6';

/** One session of a person, who may have several. */
const onlineUser = z.object({
  id: wireId,
  userId: optionalWireId,
  username: wireText,
  department: wireText,
  clientType: wireText,
  ip: wireText,
  loginTime: wireText,
  lastTime: wireText,
  /** Whether it is the session of this request. */
  own: z.boolean(),
});
export type OnlineUser = z.output<typeof onlineUser>;

export const onlineOrders = ['username', 'loginTime', 'lastTime'] as const;

/** A page of the signed-in people, the most recently seen first by default. */
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

/** Ends sessions, so that their people must sign in again. The session of this request stays. */
export const endOnlineUsers = post('onlineUsers.end', `${path}/endSessions`, {
  chosen,
  request: { ids: z.array(z.string().min(1)).min(1) },
  example: { ids: ['OS1000001'] },
});
