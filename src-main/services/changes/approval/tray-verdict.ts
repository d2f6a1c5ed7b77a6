/** Decides whether a tray may be applied, by its latest request, its present content and the approvers who count. */
import type { DatabaseSync } from 'node:sqlite';
import { BridgeError } from '#shared/bridge/errors.ts';
import { isApprovalDemanded } from '#shared/rules/changes/approval/approval-demand.ts';
import type { FixedApprover } from '#shared/rules/changes/approval/people.ts';
import {
  type ApprovalProblem,
  mayApply,
  type People,
  type ApprovalStanding,
  approvalStanding,
} from '#shared/rules/changes/approval/verdict.ts';
import { serverOfTray, tenantOfTray } from '#shared/rules/changes/tray-name.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import type { InstallationKey } from '../../installation-key/installation-key.ts';
import type { Sealing } from '../sealing.ts';
import type { TrayFile } from '../tray-file.ts';
import { type ApplyDoor, openDoor } from './apply-door.ts';
import { type StoredRequest, storedRequest, wishesAppliedBy, wishesInTray } from './stored-request.ts';
import { notApproved, type OfServer, peopleOf } from './people.ts';

export interface VerdictOptions {
  readonly file: TrayFile;
  readonly key: InstallationKey;
  /** Returns undefined where the profile does not exist. `tenant` is the key of the tray's tenant; '' where unknown. */
  readonly profile: (
    server: string,
    tenant: string,
  ) => Promise<Pick<ServerProfile, 'address' | 'rules'> | undefined>;
  readonly settings: () => Pick<Settings, 'approve'>;
  /** The policy's approvers; null where it names none. */
  readonly fixed: () => readonly FixedApprover[] | null;
}

export interface TrayServer extends OfServer {
  readonly needsApproval: boolean;
}
/** The server with this installation's public key. */
export interface KeyedTrayServer extends TrayServer {
  readonly ownKey: string;
}

export interface TrayApproval extends People {
  readonly request: StoredRequest | null;
  readonly problem: ApprovalProblem | null;
  /** The approver's name as known here, otherwise as in the answer; '' without an answer. */
  readonly approver: string;
}

export interface TrayVerdict {
  /** Rejects with SERVER_UNKNOWN. */
  here(server: string): Promise<TrayServer>;
  /** Rejects with SERVER_UNKNOWN or SIGNING_KEY_UNREADABLE. */
  keyed(server: string): Promise<KeyedTrayServer>;
  judge(database: DatabaseSync, sealing: Sealing, here: KeyedTrayServer): TrayApproval;
  readonly door: ApplyDoor;
}

export function createTrayVerdict(options: VerdictOptions): TrayVerdict {
  const { file } = options;
  const here = async (server: string): Promise<TrayServer> => {
    const profile = await options.profile(
      serverOfTray(server),
      /* wall: approval-tenant-of-tray */ tenantOfTray(server),
    );
    if (!profile) throw new BridgeError('SERVER_UNKNOWN', 'there is no such profile');
    const needsApproval = isApprovalDemanded(options.settings(), profile);
    return { server, address: profile.address, needsApproval };
  };
  const keyed = async (server: string): Promise<KeyedTrayServer> => ({
    ...(await here(server)),
    ownKey: (await options.key.publicKey()).key,
  });
  /** Cache of the latest request, renewed after a change of the tray: applying 5,000 changes verifies it once. */
  let last: {
    readonly of: string;
    readonly request: StoredRequest | null;
    readonly stands: ApprovalStanding;
  } | null = null;
  const look = (database: DatabaseSync, sealing: Sealing, server: string) => {
    const of = `${server} ${file.state(database)}`;
    if (last?.of === of) return last;
    const request = storedRequest(database, sealing, server);
    last = { of, request, stands: requestStanding(database, sealing, server, request) };
    return last;
  };
  const judge = (database: DatabaseSync, sealing: Sealing, of: KeyedTrayServer): TrayApproval => {
    const { request, stands } = look(database, sealing, of.server);
    const known = peopleOf(database, of, options.fixed());
    const problem = mayApply(request, {
      ...known,
      ownKey: of.ownKey,
      server: of.address,
      stands,
      now: file.now(),
    });
    return { ...known, request, problem, approver: nameIn(request, known) };
  };
  return {
    here,
    keyed,
    judge,
    async door(server) {
      if (!(await here(server)).needsApproval) return openDoor(server);
      const of = await keyed(server);
      return {
        admit(database, sealing) {
          const { problem, approver } = judge(database, sealing, of);
          // wall: approval-before-begin
          if (problem) throw notApproved(problem);
          return { approver };
        },
        applied(database, sealing, wishes) {
          const { request, approver } = judge(database, sealing, of);
          const approved = new Set(request?.decision?.verdict === 'approved' ? request.wishes : []);
          if (!request || !wishes().every((wish) => approved.has(wish)))
            return { approval: null, approver: '' };
          return { approval: request.request.id, approver };
        },
      };
    },
  };
}

export function requestStanding(
  database: DatabaseSync,
  sealing: Sealing,
  server: string,
  stored: StoredRequest | null,
): ApprovalStanding {
  if (!stored) return 'altered';
  const applied = wishesAppliedBy(database, sealing, stored.request.id);
  return approvalStanding(wishesInTray(database, sealing, server), applied, stored.wishes);
}

function nameIn(request: StoredRequest | null, { people }: People): string {
  const by = request?.decision;
  if (!by) return '';
  return people.find(({ fingerprint }) => fingerprint === by.fingerprint)?.name ?? by.by;
}
