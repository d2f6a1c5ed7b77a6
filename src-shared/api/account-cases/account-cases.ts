/**
 * What administrators decide about accounts (spec 1§2.7; SEC-005, 008 to 012): devices, applications to unbind, to join
 * and to cancel an account, locked people, external accounts. The documents only name these entries: all of it is chosen.
 */
import * as z from 'zod';
import { optionalWireId, wireId, wireText } from '../codecs.ts';
import { post } from '../endpoint.ts';
import { pageOf, pageRequest } from '../page.ts';

export const caseStates = [
  'bound',
  'unbound',
  'pending',
  'approved',
  'refused',
  'locked',
  'unlocked',
  'opened',
  'closed',
] as const;
export const caseActions = ['unbind', 'approve', 'refuse', 'unlock', 'open', 'close'] as const;

const accountCase = z.object({
  id: wireId,
  /** Whom it is about. */
  userId: optionalWireId,
  username: wireText,
  account: wireText,
  department: wireText,
  status: z.enum(caseStates),
  createTime: wireText,
  /** What the person says for it, or why an account was locked. */
  note: wireText,
  /** Who has decided it, when and why; '' until then. */
  handlerName: wireText,
  handleTime: wireText,
  handleReason: wireText,
  /** Of a device. */
  deviceName: wireText,
  clientType: wireText,
  osVersion: wireText,
  hardwareId: optionalWireId,
  clientIp: wireText,
  /** Of an account that is cancelled: the last day. */
  lastDay: wireText,
  /** Of a locked account: how often signing in failed, and when the lock opens by itself. */
  failures: wireText,
  unlockTime: wireText,
  /** Of an external account. */
  company: wireText,
  contact: wireText,
});
export type AccountCase = z.output<typeof accountCase>;

const ids = z.array(z.string().min(1)).min(1);

/** `prefix`: of the calls' ids; `entry`: of account security, and of the addresses. */
/*#__NO_SIDE_EFFECTS__*/
function caseCalls(prefix: string, entry: string, id: string, action: (typeof caseActions)[number]) {
  const path = `/api/bs/basicserver/${entry}` as const;
  const chosen = '1§2.7; S-6, S-13';
  return {
    /** a page of them, the newest first unless told. */
    query: post(`${prefix}.query`, `${path}/queryList`, {
      chosen,
      effect: 'read',
      response: pageOf(accountCase),
      request: {
        ...pageRequest,
        /** In the name, the account or the department. */
        keywords: z.string().optional(),
        status: z.enum(caseStates).optional(),
        /** Days, both of them in it. */
        beginDate: z.string().optional(),
        endDate: z.string().optional(),
        orderBy: z.enum(['createTime', 'username']).optional(),
        orderType: z.enum(['asc', 'desc']).optional(),
      },
      example: { pageNo: 1, pageSize: 20 },
    }),
    /** decides about those of these ids; what was decided meanwhile, or is gone, stays as it is and is answered. */
    handle: post(`${prefix}.handle`, `${path}/handle`, {
      chosen,
      request: { ids, operate: z.enum(caseActions), reason: wireText },
      response: z.object({ done: z.array(wireId), left: z.array(wireId) }),
      example: { ids: [id], operate: action, reason: 'Checked by telephone' },
    }),
  };
}

/** Devices that people sign in from. */
export const devices = caseCalls('devices', 'adviceconfig', 'DEV1000001', 'unbind');
/** Applications to unbind a device. */
export const unbindApplications = caseCalls('unbindApplications', 'unbind_apply', 'UNB1000001', 'approve');
/** Applications to join the organisation. */
export const joinApplications = caseCalls('joinApplications', 'join_apply', 'JOI1000001', 'approve');
/** Applications to cancel an account. */
export const cancellations = caseCalls('cancellations', 'dimissionApply', 'DIM1000001', 'approve');
/** People whose account is locked. */
export const lockedAccounts = caseCalls('lockedAccounts', 'accountLockList', 'LOC1000001', 'unlock');
/** Applications to open an account for somebody external. */
export const externalApplications = caseCalls('externalApplications', 'externalApply', 'EXT1000001', 'open');

export type CaseCalls = ReturnType<typeof caseCalls>;
