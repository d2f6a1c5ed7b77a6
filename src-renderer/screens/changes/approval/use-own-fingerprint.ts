/** This installation's fingerprint, as people compare it. */
import { useEffect, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { notifyApproval } from './approval-error.ts';

/** null: not known yet, or it can't be read, which is said. */
export function useOwnFingerprint(): string | null {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    bridge.approval.key({}).then(({ fingerprint }) => setOwn(fingerprint), notifyApproval);
  }, []);
  return own;
}
