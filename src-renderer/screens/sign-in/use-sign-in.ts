/** One attempt at a time to sign in to a remote server: afterwards the server is asked who that is. */
import { useState } from 'react';
import { askSession } from '#data/read-session.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { takeServers } from '#state/program.ts';
import { takeOver } from '#state/session.ts';
import { signInFailure } from './sign-in-failure.ts';

export interface SignInAttempts {
  readonly busy: boolean;
  /** Why the last one failed, in words. */
  readonly failure: string | null;
  /** Answers whether somebody is signed in. `work` answers null where the user thought better of it. */
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
      if (!(await takeOver(await askSession(), server))) return false;
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
