/** One sign-in to a remote server at a time; after it the session is read from the server. */
import { useState } from 'react';
import { askSession } from '#data/read-session.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { takeServers } from '#state/program.ts';
import { takeOverSession } from '#state/session.ts';
import { signInFailure } from './sign-in-failure.ts';

export interface SignInAttempts {
  readonly busy: boolean;
  readonly failure: string | null;
  /** Resolves to whether somebody is signed in. `work` resolves to null if the user has cancelled. */
  readonly attempt: (work: () => Promise<ServerList | null>) => Promise<boolean>;
}

export function useSignIn(server: ServerProfile, onDone: (() => void) | undefined): SignInAttempts {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (work: () => Promise<ServerList | null>) => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      const list = await work();
      if (!list) return false;
      takeServers(list);
      if (!(await takeOverSession(await askSession(), server))) return false;
      onDone?.();
      return true;
    } catch (error) {
      setFailure(signInFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, attempt };
}
