/** This installation's fingerprint, in the form that people compare. */
import { useEffect, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { notifyApproval } from './approval-error.ts';

/** null while unknown, or after a failure, which has been shown. */
export function useOwnFingerprint(): string | null {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    bridge.approval.key({}).then(({ fingerprint }) => setOwn(fingerprint), notifyApproval);
  }, []);
  return own;
}
