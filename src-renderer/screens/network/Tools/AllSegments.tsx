/** Loads every IP segment with progress and failure, and then renders its children with them. */

import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { Progress } from '#widgets/controls/Progress.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { type NamedRange, useAllSegments } from './all-network-entries.ts';

interface AllSegmentsProps {
  /** `unlimited` is the number of further segments that stand for every address. */
  readonly children: (all: readonly NamedRange[], unlimited: number) => ReactNode;
}

export function AllSegments({ children }: AllSegmentsProps) {
  const { t, formatNumber } = useText();
  const read = useAllSegments();
  const { done, total } = read.progress;
  const label = t('ipTools.reading', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <ReadPart
      read={read}
      failed={t('ipTools.readFailed')}
      waiting={
        <div role="status">
          {label}
          <Progress label={label} done={done} total={total} />
        </div>
      }
    >
      {({ ranges, unlimited }) => children(ranges, unlimited)}
    </ReadPart>
  );
}
