/** Reads a family on mounting, with progress and *Cancel*. The caller must give other files another `key`. */
import { useEffect, useState } from 'react';
import { useText } from '#data/text.ts';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { CountedProgress } from '../parts/CountedProgress.tsx';
import type { PickedFile } from '../parts/picked-file.ts';
import { TaskFailure } from '../parts/TaskFailure.tsx';
import { useTask } from '../parts/use-task.ts';
import { type ReportedFile, readAllAgain } from '../report/read-again.ts';
import { FamilyResult } from './FamilyResult.tsx';
import { type LicenceFamily, readFamily } from './family-work.ts';

interface FamilyWorkProps {
  readonly files: readonly PickedFile[];
  /** Opens a step in full; arguments are indexes of the files. */
  readonly onStep: (before: number, after: number) => void;
}

export function FamilyWork({ files, onStep }: FamilyWorkProps) {
  const { t } = useText();
  const { state, run, cancel } = useTask<LicenceFamily>();
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
          <CountedProgress done={done} total={files.length} onCancel={cancel} />
          <SkeletonRows columns={5} />
        </>
      )}
      <TaskFailure state={state} failed={t('licence.screen.message.compareFailed')} missing={null} />
    </>
  );
}

function reported({ members }: LicenceFamily, files: readonly PickedFile[]): ReportedFile[] {
  return members.flatMap(({ file: index, summary }) => {
    const file = files[index];
    return file ? [{ file, summary }] : [];
  });
}
