/** Whether a set may be decided about, whether an answer counts, and whether a tray may be applied: pure. */
import type { DecisionBlock, RequestBlock } from './blocks.ts';
import { type Approver, isSameName } from './people.ts';
import { spanProblem } from './span.ts';

/** Why not: `changes.approval.problem.<problem>` says it. */
export const approvalProblems = [
  /** Nobody was asked. */
  'notAsked',
  /** It was asked for, and nobody has answered. */
  'notDecided',
  /** It was refused. */
  'refused',
  /** It holds from a later time on. */
  'notYet',
  /** It held until a time that is over. */
  'expired',
  /** It would hold at no time. */
  'noTime',
  /** The tray holds another set than the one that it is about. */
  'altered',
  /** All of it was applied: an approval is for one time. */
  'spent',
  /** The file asks for no approval. */
  'noRequest',
  /** The file holds no answer. */
  'noDecision',
  /** It was decided about already. */
  'decided',
  /** It is about another server. */
  'otherServer',
  /** It is about another organisation on this server. */
  'otherTenant',
  /** It answers a request of another installation. */
  'notMine',
  /** It answers an earlier request. */
  'otherRequest',
  /** Who asked can't approve. */
  'samePerson',
  /** A person of that name is trusted here with another key. */
  'otherKey',
  /** Nobody here has said yet that this key is trusted. */
  'notTrusted',
  /** The policy names who approves, and this key is not among them. */
  'notListed',
] as const;
export type ApprovalProblem = (typeof approvalProblems)[number];

/** A block with its key's fingerprint; its signature holds. */
export type SignedRequest = RequestBlock & { readonly fingerprint: string };
export type SignedDecision = DecisionBlock & { readonly fingerprint: string };

export interface People {
  readonly people: readonly Approver[];
  /** The policy names them: nobody adds one here. */
  readonly fixed: boolean;
}

/** Of who is to decide. `own`: this installation's key. `server`: the address that is in use here. */
export function mayDecide(
  request: SignedRequest | null,
  decision: SignedDecision | null,
  here: { readonly own: string; readonly user: string; readonly server: string },
): ApprovalProblem | null {
  if (!request) return 'noRequest';
  if (decision) return 'decided';
  if (request.key === here.own || isSameName(request.by, here.user)) return 'samePerson';
  return request.server === here.server ? null : 'otherServer';
}

/** Of who asked: whether an answer counts. `asked`: the id of the latest request; `refused`: it was answered so. */
export function doesCount(
  request: SignedRequest | null,
  decision: SignedDecision | null,
  here: People & {
    readonly own: string;
    readonly server: string;
    readonly asked: string | null;
    readonly refused: boolean;
    readonly stands: Standing;
    /** Milliseconds since 1970, UTC. */
    readonly now: number;
  },
): ApprovalProblem | null {
  if (!request) return 'noRequest';
  if (!decision) return 'noDecision';
  if (request.server !== here.server) return 'otherServer';
  if (request.key !== here.own) return 'notMine';
  if (here.asked === null) return 'notAsked';
  if (request.id !== here.asked) return 'otherRequest';
  if (isOwnWord(request, decision)) return 'samePerson';
  if (here.refused) return 'decided';
  if (here.stands !== 'same') return here.stands;
  // One that holds later can be taken before.
  if (spanProblem(decision, here.now) === 'expired') return 'expired';
  return whoseKey(decision, here);
}

/** Whether a key is one of theirs. */
function whoseKey(
  { by, fingerprint }: Pick<SignedDecision, 'by' | 'fingerprint'>,
  { people, fixed }: People,
): ApprovalProblem | null {
  if (people.some((one) => one.fingerprint === fingerprint)) return null;
  if (people.some(({ name }) => isSameName(name, by))) return 'otherKey';
  return fixed ? 'notListed' : 'notTrusted';
}

export type Standing = 'same' | 'altered' | 'spent';

/** Of a tray and its latest request: null where it may be applied. */
export function mayApply(
  asked: { readonly request: SignedRequest; readonly decision: SignedDecision | null } | null,
  here: People & {
    readonly own: string;
    readonly server: string;
    readonly stands: Standing;
    /** Milliseconds since 1970, UTC. */
    readonly now: number;
  },
): ApprovalProblem | null {
  if (!asked) return 'notAsked';
  const { request, decision } = asked;
  if (request.server !== here.server) return 'otherServer';
  if (request.key !== here.own) return 'notMine';
  if (here.stands !== 'same') return here.stands;
  if (!decision) return 'notDecided';
  if (decision.verdict !== 'approved') return 'refused';
  if (isOwnWord(request, decision)) return 'samePerson';
  return whoseKey(decision, here) ?? spanProblem(decision, here.now);
}

interface SignedOn {
  readonly computer?: string | null | undefined;
}

/** The computer on which both signed; null: they did not, or do not say it. Nobody is refused for it: people share computers. */
export function sharedComputer(request: SignedOn | null, decision: SignedOn | null): string | null {
  const computer = request?.computer ?? null;
  return computer !== null && computer.toLowerCase() === decision?.computer?.toLowerCase() ? computer : null;
}

/** Nobody approves what he asked for himself. */
function isOwnWord(request: SignedRequest, decision: SignedDecision): boolean {
  return decision.key === request.key || isSameName(decision.by, request.by);
}

/** Of sets of changes, each by what it does: the tray's, what was applied of the approved one, and that one. */
export function standing(
  waiting: readonly string[],
  applied: readonly string[],
  approved: readonly string[],
): Standing {
  const left = new Set(approved);
  for (const wish of applied) left.delete(wish);
  if (left.size === 0) return 'spent';
  // A record has one change in a tray: no wish stands there twice.
  return waiting.length === left.size && waiting.every((wish) => left.has(wish)) ? 'same' : 'altered';
}
