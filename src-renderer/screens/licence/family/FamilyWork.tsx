/** Reads a family as soon as it is shown, with progress and *Cancel*. Other files need another `key`. */
import { useEffect, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import boardStyles from '../board/board.module.css';
import type { PickedFile } from '../parts/picked-file.ts';
import { TaskFailure } from '../parts/TaskFailure.tsx';
import { useTask } from '../parts/use-task.ts';
import { type ReportedFile, readAllAgain } from '../report/gather.ts';
import { FamilyResult } from './FamilyResult.tsx';
import { type Family, readFamily } from './family-work.ts';

interface FamilyWorkProps {
  readonly files: readonly PickedFile[];
  /** A step is to be seen in full; places among the files. */
  readonly onStep: (before: number, after: number) => void;
}

export function FamilyWork({ files, onStep }: FamilyWorkProps) {
  const { t, formatNumber } = useText();
  const { state, run, cancel } = useTask<Family>();
  const [done, setDone] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it is opened; other files have another key
  useEffect(() => {
    void run('reading', ({ signal }) => readFamily(files, signal, setDone));
  }, []);
  if (state.phase === 'done') {
    return (
      <FamilyResult
        family={state.result}
        onStep={onStep}
        gather={(signal) => readAllAgain(reported(state.result, files), signal)}
      />
    );
  }
  return (
    <>
      {state.phase === 'running' && (
        <>
          <div className={boardStyles.progress}>
            <progress value={done} max={files.length} aria-label={t('licence.screen.board.reading')} />
            <span>
              {t('licence.screen.board.progress', {
                done: formatNumber(done),
                total: formatNumber(files.length),
              })}
            </span>
            <Button size="small" onClick={cancel}>
              {t('licence.screen.action.cancel')}
            </Button>
          </div>
          <SkeletonRows columns={5} />
        </>
      )}
      <TaskFailure state={state} failed={t('licence.screen.message.compareFailed')} missing={null} />
    </>
  );
}

function reported({ members }: Family, files: readonly PickedFile[]): ReportedFile[] {
  return members.flatMap(({ file: place, summary }) => {
    const file = files[place];
    return file ? [{ file, shown: summary }] : [];
  });
}
