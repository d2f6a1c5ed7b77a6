/** What a handler knows about the request it serves. */
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { Language } from '#shared/text/types.ts';
import type { Store } from '../database/tables.ts';
import type { User } from '../session/store.ts';

export interface Context {
  readonly store: Store;
  /** Milliseconds since 1970, one value for the whole request. */
  readonly now: number;
  readonly scenario: SandboxScenario;
  /** The language that the client asks for. */
  readonly language: Language;
  /** Who is signed in; null: nobody. */
  readonly user: User | null;
  /** The session cookie that came with the request. */
  readonly sessionToken: string | null;
  /** Sets the session cookie of the answer; null clears it. */
  readonly setSession: (token: string | null) => void;
}

export interface SignedInContext extends Context {
  readonly user: User;
}
