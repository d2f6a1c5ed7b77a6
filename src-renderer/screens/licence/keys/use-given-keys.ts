/** Actions that give and forget keys, with their progress and their error. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { handleForFile } from '#data/files.ts';
import type { CallResult } from '#shared/bridge/index.ts';
import type { TrustedKeyList } from '#shared/bridge/licence/keys.ts';
import { trustedKeysQuery } from './use-trusted-keys.ts';

type ReadKeys = CallResult<'licence.readKeys'>;
export type KeyOffer = Extract<ReadKeys, { readonly outcome: 'offered' }>;

export interface GivenKeysState {
  readonly busy: boolean;
  readonly error: unknown;
  /** Resolves to null after a failure, which is in `error`. */
  readonly read: (from: string | File) => Promise<ReadKeys | null>;
  readonly trust: (
    offer: string,
    keys: readonly { thumbprint: string; name?: string }[],
    keep: boolean,
  ) => Promise<boolean>;
  /** null forgets all keys of the user. */
  readonly forget: (thumbprints: readonly string[] | null) => Promise<boolean>;
}

export function useGivenKeys(): GivenKeysState {
  const client = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      return await work();
    } catch (failure) {
      setError(failure);
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const change = async (work: () => Promise<TrustedKeyList>): Promise<boolean> => {
    const now = await attempt(work);
    if (now) client.setQueryData(trustedKeysQuery.queryKey, now);
    return now !== null;
  };
  return {
    busy,
    error,
    read: (from) =>
      attempt(() => (typeof from === 'string' ? bridge.licence.readKeys({ text: from }) : readFile(from))),
    trust: (offer, keys, keep) =>
      change(() => bridge.licence.trustKeys({ offer, keys: keys.map((key) => ({ ...key })), keep })),
    forget: (thumbprints) =>
      change(() =>
        bridge.licence.forgetKeys(thumbprints ? { thumbprints: [...thumbprints] } : { all: true }),
      ),
  };
}

async function readFile(file: File): Promise<ReadKeys> {
  const { id } = await handleForFile(file, new AbortController().signal);
  try {
    return await bridge.licence.readKeys({ file: id });
  } finally {
    // The shell sweeps handles that are not released.
    void bridge.files.release({ ids: [id] }).catch(() => undefined);
  }
}
