/** A report of a comparison, whoever read the files. */
import type { CompareOutcome } from '../compare/compareWork.ts';
import { ReportMenu } from './ReportMenu.tsx';

export function CompareReport({ outcome }: { readonly outcome: CompareOutcome }) {
  const { compared, gather } = outcome;
  return (
    <ReportMenu content={gather} noExpiry={!compared?.before.expiryDate && !compared?.after.expiryDate} />
  );
}
