/** Compares two files of the board: the older one first, unless the user swaps them. */

import { ArrowLeftRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import { orderFamily } from '#shared/rules/licence/family.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ComparePair } from '../compare/ComparePair.tsx';
import { heldFile } from '../parts/picked-file.ts';
import type { BoardFile } from './board-files.ts';

interface BoardCompareProps {
  readonly before: BoardFile;
  readonly after: BoardFile;
}

export function BoardCompare({ before, after }: BoardCompareProps) {
  const { t } = useText();
  const [turned, setTurned] = useState(false);
  const pair = useMemo(() => {
    const files = [before, after];
    const ordered = orderFamily(files.map(({ summary }) => summary)).map((index) => files[index] ?? before);
    const [first = before, second = after] = turned ? ordered.reverse() : ordered;
    if (first.handle === null || second.handle === null) return null;
    return {
      before: heldFile(first.handle, first.summary),
      after: heldFile(second.handle, second.summary),
    };
  }, [before, after, turned]);
  if (!pair) {
    return (
      <Notice tone="danger" title={t('licence.screen.message.compareFailed')}>
        {t('licence.change.notComparable')}
      </Notice>
    );
  }
  return (
    <>
      <div className={layout.below}>
        <Button
          size="small"
          icon={<ArrowLeftRight size={14} aria-hidden="true" />}
          onClick={() => setTurned(!turned)}
        >
          {t('licence.screen.file.swap')}
        </Button>
      </div>
      <ComparePair key={String(turned)} pair={pair} />
    </>
  );
}
