/** A session at a server as the commands have it: opened for one of them, or the one of the open console. */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { IdTypes } from '#shared/api/id-types.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { NamingFacts } from '#shared/rules/changes/mapping/namer.ts';
import type { Ask } from '#shared/rules/records/record.ts';
import type { PasswordSignIn, ServerProfile } from '#shared/rules/servers/profile.ts';
import type { ServerRules } from '#shared/rules/servers/server-rules.ts';
import type { RawAnswer } from '../../gateway/call-through.ts';
import type { ServerTarget } from '../../services/servers/target.ts';

export interface ResolvedServer {
  readonly name: string;
  readonly target: ServerTarget;
  /** What holds for it, with the key of the tenant that is signed in; '': not known. */
  readonly rulesWith: (tenant: string) => ServerRules;
  /** That this tenant was signed in there: kept of a profile alone. */
  readonly noteTenant: (tenant: string) => Promise<void>;
  readonly signIn: ServerProfile['signIn'];
  /** For `password`: where it is sent, and how. */
  readonly how: PasswordSignIn | null;
  /** As the platform's calls name its host. */
  readonly host: string;
  /** Where everything local is kept. */
  readonly folder: string;
}

export interface PlatformSession {
  readonly server: ResolvedServer;
  readonly facts: SessionFacts;
  /** What holds there, with the tenant that is signed in. */
  readonly rules: ServerRules;
  readonly ask: Ask;
  /** In which type the server gives its ids. */
  readonly ids: IdTypes;
  /** The same, with names and texts in the language of a configuration. */
  readonly askPlain: Ask;
  /** How names are told and found at the server. */
  readonly naming: NamingFacts;
  /** A write, under its Idempotency-Key; broken off by `gone`. Throws ApiError. */
  send<E extends Endpoint>(endpoint: E, input: Input<E>, key: string, gone?: AbortSignal): Promise<Output<E>>;
  /** The answer to a read, as it came. Throws ApiError. */
  raw(endpoint: Endpoint): Promise<RawAnswer>;
  /** Tells once the server has ended it: everything that is asked afterwards fails alike. */
  readonly ended: AbortSignal;
  close(): Promise<void>;
}
