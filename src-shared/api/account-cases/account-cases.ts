/**
 * Administrators' decisions about accounts (spec 1§2.7; SEC-005, 008 to 012): devices, applications to unbind, to join
 * and to cancel an account, locked people, external accounts. The documents only name these entries: all details are
 * chosen.
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
  /** Id of the person whom the case is about. */
  userId: optionalWireId,
  username: wireText,
  account: wireText,
  department: wireText,
  status: z.enum(caseStates),
  createTime: wireText,
  /** The person's reason, or why an account was locked. */
  note: wireText,
  /** The person who decided the case, the time and the reason; '' before the decision. */
  handlerName: wireText,
  handleTime: wireText,
  handleReason: wireText,
  /** The model of a device. */
  deviceName: wireText,
  clientType: wireText,
  osVersion: wireText,
  hardwareId: optionalWireId,
  clientIp: wireText,
  /** The last day of a cancelled account. */
  lastDay: wireText,
  /** Number of failed sign-ins of a locked account, and the time when the lock opens by itself. */
  failures: wireText,
  unlockTime: wireText,
  /** Company of an external person. */
  company: wireText,
  contact: wireText,
});
export type AccountCase = z.output<typeof accountCase>;

const ids = z.array(z.string().min(1)).min(1);

/** `prefix` begins the calls' ids; `entry` is the entry of account security, and a part of the addresses. */
/*#__NO_SIDE_EFFECTS__*/
function caseCalls(prefix: string, entry: string, id: string, action: (typeof caseActions)[number]) {
  const path = `/api/bs/basicserver/${entry}` as const;
  const chosen = '1§2.7; S-6, S-13';
  return {
    /** Lists cases in pages, the newest first by default. */
    query: post(`${prefix}.query`, `${path}/queryList`, {
      chosen,
      effect: 'read',
      response: pageOf(accountCase),
      request: {
        ...pageRequest,
        /** Part of the name, the account or the department. */
        keywords: z.string().optional(),
        status: z.enum(caseStates).optional(),
        /** First and last day, both included. */
        beginDate: z.string().optional(),
        endDate: z.string().optional(),
        orderBy: z.enum(['createTime', 'username']).optional(),
        orderType: z.enum(['asc', 'desc']).optional(),
      },
      example: { pageNo: 1, pageSize: 20 },
    }),
    /** Decides the cases with these ids; `left` has those that were decided meanwhile or no longer exist. */
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
/** Locks a person's account, whose lock is then one of the locked accounts; the own account stays open. */
export const lockAccount = post('lockedAccounts.lock', '/api/bs/basicserver/accountLockList/lock', {
  chosen: '1§2.7; S-6, S-13',
  request: { userId: z.string().min(1), reason: wireText },
  example: { userId: 'P2308147000400', reason: 'Possible break-in' },
});

/** Applications to open an account for somebody external. */
export const externalApplications = caseCalls('externalApplications', 'externalApply', 'EXT1000001', 'open');

export type CaseCalls = ReturnType<typeof caseCalls>;
