/** Compares two given files at once, for the board and a family. */
import { useEffect } from 'react';
import { useText } from '#data/text.ts';
import { SkeletonFacts } from '#widgets/Skeleton.tsx';
import { TaskFailure } from '../parts/TaskFailure.tsx';
import { TaskProgress } from '../parts/TaskProgress.tsx';
import { resultOf, useTask } from '../parts/use-task.ts';
import { CompareResultView } from './CompareResult.tsx';
import { type CompareOutcome, type CompareSecrets, compareLocally, type FilePair } from './compare-work.ts';

/** The caller must give another pair another `key`. */
export function ComparePair({ pair }: { readonly pair: FilePair }) {
  const { t } = useText();
  const { state, run, cancel } = useTask<CompareOutcome>();
  const compare = (secrets: CompareSecrets, keep: boolean) =>
    void run('reading', (tools) => compareLocally(pair, tools, secrets), { keep });
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared when it is opened; another pair has another key
  useEffect(() => compare({}, false), []);
  const result = resultOf(state);
  const running = state.phase === 'running';
  return (
    <>
      {running && <TaskProgress stage={state.stage} onCancel={cancel} />}
      {running && !result && <SkeletonFacts />}
      <TaskFailure state={state} failed={t('licence.screen.message.compareFailed')} missing={null} />
      {result && (
        <CompareResultView outcome={result} busy={running} onSecret={(secrets) => compare(secrets, true)} />
      )}
    </>
  );
}
