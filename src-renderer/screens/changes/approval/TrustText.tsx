/** The question about an unknown key, with its fingerprint on a line of its own for comparison. */
import type { ReactNode } from 'react';
import { translate } from '#data/text.ts';

export function trustText(fingerprint: string): ReactNode {
  return (
    <>
      {translate('changes.approval.trustText')}
      <br />
      <strong>{fingerprint}</strong>
    </>
  );
}
