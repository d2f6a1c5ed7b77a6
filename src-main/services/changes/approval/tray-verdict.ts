/** Whether a tray may be applied, by its latest request, what it holds now, and whose approval counts. */
import type { DatabaseSync } from 'node:sqlite';
import { BridgeError } from '#shared/bridge/errors.ts';
import { isApprovalDemanded } from '#shared/rules/changes/approval/demanded.ts';
import type { FixedApprover } from '#shared/rules/changes/approval/people.ts';
import {
  type ApprovalProblem,
  mayApply,
  type People,
  type Standing,
  standing,
} from '#shared/rules/changes/approval/verdict.ts';
import { serverOfTray, tenantOfTray } from '#shared/rules/changes/tray-name.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import type { InstallationKey } from '../../installation-key/installation-key.ts';
import type { Sealing } from '../sealing.ts';
import type { TrayFile } from '../tray-file.ts';
import { type ApplyDoor, openDoor } from './apply-door.ts';
import { type KeptRequest, keptRequest, wishesAppliedBy, wishesInTray } from './kept-request.ts';
import { notApproved, type OfServer, peopleOf } from './people.ts';

export interface VerdictOptions {
  readonly file: TrayFile;
  readonly key: InstallationKey;
  /** undefined: there is no such profile. `tenant`: the key of the tray's; '': not known. */
  readonly profile: (
    server: string,
    tenant: string,
  ) => Promise<Pick<ServerProfile, 'address' | 'rules'> | undefined>;
  readonly settings: () => Pick<Settings, 'approve'>;
  /** Whom the policy names; null: nobody. */
  readonly fixed: () => readonly FixedApprover[] | null;
}

export interface Here extends OfServer {
  readonly demanded: boolean;
}
/** With this installation's key. */
export interface Keyed extends Here {
  readonly own: string;
}

export interface Judged extends People {
  readonly kept: KeptRequest | null;
  readonly problem: ApprovalProblem | null;
  /** As it is known here, otherwise as the answer says; '': nobody has answered. */
  readonly approver: string;
}

export interface TrayVerdict {
  /** SERVER_UNKNOWN. */
  here(server: string): Promise<Here>;
  /** SIGNING_KEY_UNREADABLE too. */
  keyed(server: string): Promise<Keyed>;
  judge(database: DatabaseSync, sealing: Sealing, here: Keyed): Judged;
  readonly door: ApplyDoor;
}

export function createTrayVerdict(options: VerdictOptions): TrayVerdict {
  const { file } = options;
  const here = async (server: string): Promise<Here> => {
    const profile = await options.profile(serverOfTray(server), tenantOfTray(server));
    if (!profile) throw new BridgeError('SERVER_UNKNOWN', 'there is no such profile');
    const demanded = isApprovalDemanded(options.settings(), profile);
    return { server, address: profile.address, demanded };
  };
  const keyed = async (server: string): Promise<Keyed> => ({
    ...(await here(server)),
    own: (await options.key.own()).key,
  });
  /** Found out anew when something in the tray is another: not for each of five thousand changes. */
  let last: { readonly of: string; readonly kept: KeptRequest | null; readonly stands: Standing } | null =
    null;
  const look = (database: DatabaseSync, sealing: Sealing, server: string) => {
    const of = `${server} ${file.state(database)}`;
    if (last?.of === of) return last;
    const kept = keptRequest(database, sealing, server);
    last = { of, kept, stands: standsHere(database, sealing, server, kept) };
    return last;
  };
  const judge = (database: DatabaseSync, sealing: Sealing, of: Keyed): Judged => {
    const { kept, stands } = look(database, sealing, of.server);
    const known = peopleOf(database, of, options.fixed());
    const problem = mayApply(kept, { ...known, own: of.own, server: of.address, stands, now: file.now() });
    return { ...known, kept, problem, approver: nameIn(kept, known) };
  };
  return {
    here,
    keyed,
    judge,
    async door(server) {
      if (!(await here(server)).demanded) return openDoor(server);
      const of = await keyed(server);
      return {
        admit(database, sealing) {
          const { problem, approver } = judge(database, sealing, of);
          if (problem) throw notApproved(problem);
          return { approver };
        },
        applied(database, sealing, wishes) {
          const { kept, approver } = judge(database, sealing, of);
          const approved = new Set(kept?.decision?.verdict === 'approved' ? kept.wishes : []);
          if (!kept || !wishes().every((wish) => approved.has(wish))) return { approval: null, approver: '' };
          return { approval: kept.request.id, approver };
        },
      };
    },
  };
}

export function standsHere(
  database: DatabaseSync,
  sealing: Sealing,
  server: string,
  kept: KeptRequest | null,
): Standing {
  if (!kept) return 'altered';
  const applied = wishesAppliedBy(database, sealing, kept.request.id);
  return standing(wishesInTray(database, sealing, server), applied, kept.wishes);
}

function nameIn(kept: KeptRequest | null, { people }: People): string {
  const by = kept?.decision;
  if (!by) return '';
  return people.find(({ fingerprint }) => fingerprint === by.fingerprint)?.name ?? by.by;
}
