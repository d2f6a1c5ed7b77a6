/** What every way of signing in to a remote server is given. */
import type { ServerProfile } from '#shared/rules/servers/profile.ts';

export interface RemoteSignInProps {
  readonly server: ServerProfile;
  /** As the user calls it. */
  readonly name: string;
  readonly onDone?: () => void;
}
