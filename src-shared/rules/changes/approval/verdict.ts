/** Pure rules of approval: who may decide about a set, whether a decision counts, and whether a tray may be applied. */
import type { DecisionBlock, RequestBlock } from './blocks.ts';
import { type Approver, isSameName } from './people.ts';
import { spanProblem } from './span.ts';

/** The reasons against it; `changes.approval.problem.<problem>` is the text of each. */
export const approvalProblems = [
  'notAsked',
  'notDecided',
  'refused',
  /** The approval is valid only from a later time. */
  'notYet',
  'expired',
  /** The validity contains no instant. */
  'noTime',
  /** The tray holds another set than the approved one. */
  'altered',
  /** All changes of the approved set have been applied; an approval is valid only once. */
  'spent',
  'noRequest',
  'noDecision',
  'decided',
  'otherServer',
  /** The request is for another organisation on this server. */
  'otherTenant',
  /** The decision answers a request of another installation. */
  'notMine',
  /** The decision answers an earlier request. */
  'otherRequest',
  /** The requester cannot approve the request. */
  'samePerson',
  /** A trusted person of that name has another key. */
  'otherKey',
  /** Nobody on this computer has trusted the key yet. */
  'notTrusted',
  /** The key is not among the policy's approvers. */
  'notListed',
] as const;
export type ApprovalProblem = (typeof approvalProblems)[number];

/** A block with a verified signature, and the fingerprint of its key. */
export type SignedRequest = RequestBlock & { readonly fingerprint: string };
export type SignedDecision = DecisionBlock & { readonly fingerprint: string };

export interface People {
  readonly people: readonly Approver[];
  /** The policy lists the approvers, and users cannot add any. */
  readonly fixed: boolean;
}

/** Tells whether the user may decide; `ownKey` is this installation's key, `server` the address in use. */
export function mayDecide(
  request: SignedRequest | null,
  decision: SignedDecision | null,
  here: { readonly ownKey: string; readonly user: string; readonly server: string },
): ApprovalProblem | null {
  if (!request) return 'noRequest';
  if (decision) return 'decided';
  if (/* wall: approval-other-key */ request.key === here.ownKey || isSameName(request.by, here.user))
    return 'samePerson';
  return request.server === here.server ? null : 'otherServer';
}

/** Tells the requester whether a decision counts; `requestId` is the latest request's id, `refused` its earlier answer. */
export function doesCount(
  request: SignedRequest | null,
  decision: SignedDecision | null,
  here: People & {
    readonly ownKey: string;
    readonly server: string;
    readonly requestId: string | null;
    readonly isRefused: boolean;
    readonly stands: ApprovalStanding;
    /** The present time in milliseconds since 1970, UTC. */
    readonly now: number;
  },
): ApprovalProblem | null {
  if (!request) return 'noRequest';
  if (!decision) return 'noDecision';
  // wall: approval-this-server
  if (request.server !== here.server) return 'otherServer';
  if (request.key !== here.ownKey) return 'notMine';
  if (here.requestId === null) return 'notAsked';
  // wall: approval-this-request
  if (request.id !== here.requestId) return 'otherRequest';
  // wall: approval-other-person
  if (isOwnWord(request, decision)) return 'samePerson';
  if (here.isRefused) return 'decided';
  if (here.stands !== 'same') return here.stands;
  // A decision that becomes valid later can be accepted now.
  if (spanProblem(decision, here.now) === 'expired') return 'expired';
  return whoseKey(decision, here);
}

/** Tells whether the key belongs to one of the approvers. */
function whoseKey(
  { by, fingerprint }: Pick<SignedDecision, 'by' | 'fingerprint'>,
  { people, fixed }: People,
): ApprovalProblem | null {
  if (people.some((one) => one.fingerprint === fingerprint)) return null;
  // wall: approval-known-name
  if (people.some(({ name }) => isSameName(name, by))) return 'otherKey';
  return fixed ? 'notListed' : 'notTrusted';
}

export type ApprovalStanding = 'same' | 'altered' | 'spent';

/** Judges a tray by its latest request; null when the tray may be applied. */
export function mayApply(
  asked: { readonly request: SignedRequest; readonly decision: SignedDecision | null } | null,
  here: People & {
    readonly ownKey: string;
    readonly server: string;
    readonly stands: ApprovalStanding;
    /** The present time in milliseconds since 1970, UTC. */
    readonly now: number;
  },
): ApprovalProblem | null {
  if (!asked) return 'notAsked';
  const { request, decision } = asked;
  if (request.server !== here.server) return 'otherServer';
  if (request.key !== here.ownKey) return 'notMine';
  if (here.stands !== 'same') return here.stands;
  if (!decision) return 'notDecided';
  if (decision.verdict !== 'approved') return 'refused';
  if (isOwnWord(request, decision)) return 'samePerson';
  return whoseKey(decision, here) ?? /* wall: approval-span */ spanProblem(decision, here.now);
}

interface SignedOn {
  readonly computer?: string | null | undefined;
}

/**
 * Returns the computer on which both blocks were signed; null when they differ or do not name one. A shared computer
 * is only displayed and forbids nothing.
 */
export function sharedComputer(request: SignedOn | null, decision: SignedOn | null): string | null {
  const computer = request?.computer ?? null;
  return computer !== null && computer.toLowerCase() === decision?.computer?.toLowerCase() ? computer : null;
}

/** A requester's own decision does not count. */
function isOwnWord(request: SignedRequest, decision: SignedDecision): boolean {
  return decision.key === request.key || isSameName(decision.by, request.by);
}

/** Compares the tray with the approved set without its applied part; each change is given as a text. */
export function approvalStanding(
  waiting: readonly string[],
  applied: readonly string[],
  approved: readonly string[],
): ApprovalStanding {
  const left = new Set(approved);
  // wall: approval-each-once
  for (const wish of applied) left.delete(wish);
  if (left.size === 0) return 'spent';
  // A tray has one change for each record, so no text occurs twice.
  // wall: approval-whole-tray
  return waiting.length === left.size && waiting.every((wish) => left.has(wish)) ? 'same' : 'altered';
}
