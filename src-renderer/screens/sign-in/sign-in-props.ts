import type { ServerProfile } from '#shared/rules/servers/profile.ts';

export interface RemoteSignInProps {
  readonly server: ServerProfile;
  readonly name: string;
  readonly onDone?: () => void;
}
