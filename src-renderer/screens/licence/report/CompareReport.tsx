import type { CompareOutcome } from '../compare/compare-work.ts';
import { ReportMenu } from './ReportMenu.tsx';

export function CompareReport({ outcome }: { readonly outcome: CompareOutcome }) {
  const { compared, readings, gather } = outcome;
  const ends = (['before', 'after'] as const).some(
    (side) => compared?.[side].expiryDate || readings?.[side].fileEnd,
  );
  return <ReportMenu content={gather} noExpiry={!ends} />;
}
