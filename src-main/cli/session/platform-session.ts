/** Commands use a session of their own (open-session.ts), or the open console's (src-main/program/own-jobs.ts). */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { IdTypes } from '#shared/api/id-types.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { NamingFacts } from '#shared/rules/changes/mapping/namer.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import type { PasswordSignIn, ServerProfile } from '#shared/rules/servers/profile.ts';
import type { ServerRules } from '#shared/rules/servers/server-rules.ts';
import type { RawAnswer, WholeRows } from '../../gateway/call-through.ts';
import type { ServerTarget } from '../../services/servers/target.ts';

export interface ResolvedServer {
  readonly name: string;
  readonly target: ServerTarget;
  /** The rules of the server's profiles for the tenant of this key; '': the tenant is not known. */
  readonly rulesWith: (tenant: string) => ServerRules;
  /** Notes in the profile that this tenant was signed in; does nothing for other servers. */
  readonly noteTenant: (tenant: string) => Promise<void>;
  readonly signIn: ServerProfile['signIn'];
  /** The call of a sign-in by password; null for other ways to sign in. */
  readonly passwordSignIn: PasswordSignIn | null;
  /** The host as the platform's calls name it. */
  readonly host: string;
  /** IANA name of the zone of the server's clock; '' where nobody has said it. */
  readonly timeZone: string;
  /** The data folder. */
  readonly folder: string;
}

export interface PlatformSession {
  readonly server: ResolvedServer;
  readonly facts: SessionFacts;
  /** The server's rules for the signed-in tenant. */
  readonly rules: ServerRules;
  readonly ask: Ask;
  /** Ids that the server gives as numbers. */
  readonly ids: IdTypes;
  /** Like `ask`, in the fixed language in which names are keys. */
  readonly askPlain: Ask;
  /** Finds the names of ids, and the ids of names. */
  readonly naming: NamingFacts;
  /** Sends a write under an Idempotency-Key; `gone` stops waiting for the answer. Throws ApiError. */
  send<E extends Endpoint>(endpoint: E, input: Input<E>, key: string, gone?: AbortSignal): Promise<Output<E>>;
  /** Returns the answer's text unread. Throws ApiError. */
  raw(endpoint: Endpoint): Promise<RawAnswer>;
  /** Reads one page of a log (envelope `rows`). Throws ApiError. */
  rows<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<WholeRows<Output<E>>>;
  /** Aborts when the server has ended the session: every further call would fail alike. */
  readonly ended: AbortSignal;
  close(): Promise<void>;
}
