/** Loads every IP segment with progress and failure, and then renders its children with them. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { Progress } from '#widgets/controls/Progress.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { type NamedRange, useAllSegments } from './all-network-entries.ts';

interface AllSegmentsProps {
  /** `unlimited` is the number of further segments that stand for every address. */
  readonly children: (all: readonly NamedRange[], unlimited: number) => ReactNode;
}

export function AllSegments({ children }: AllSegmentsProps) {
  const { t, formatNumber } = useText();
  const { data, error, refetch, progress } = useAllSegments();
  if (data) return children(data.ranges, data.unlimited);
  if (error)
    return <ErrorNotice error={error} title={t('ipTools.readFailed')} onRetry={() => void refetch()} />;
  const { done, total } = progress;
  const label = t('ipTools.reading', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <div role="status">
      {label}
      <Progress label={label} done={done} total={total} />
    </div>
  );
}
