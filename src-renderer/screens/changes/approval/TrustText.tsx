/** What is asked about a key that is seen for the first time: its fingerprint on a line of its own, to be compared. */
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
