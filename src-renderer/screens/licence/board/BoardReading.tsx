import { useEffect } from 'react';
import { useText } from '#data/text.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { SkeletonFacts } from '#widgets/Skeleton.tsx';
import { LocalResult } from '../parse/LocalResult.tsx';
import { openingSecret, type ParseOutcome, parseLocally, type Secret } from '../parse/parse-work.ts';
import { KeyPanel } from '../parts/KeyPanel.tsx';
import { LicenceFacts } from '../parts/LicenceFacts.tsx';
import { heldFile } from '../parts/picked-file.ts';
import { TaskFailure } from '../parts/TaskFailure.tsx';
import { TaskProgress } from '../parts/TaskProgress.tsx';
import { resultOf, useTask } from '../parts/use-task.ts';
import { VerdictBanner } from '../parts/VerdictBanner.tsx';
import { ParseReport } from '../report/ParseReport.tsx';
import type { BoardFile } from './board-files.ts';
import type { LicenceBoard } from './use-board.ts';

export function BoardReading({ file, board }: { readonly file: BoardFile; readonly board: LicenceBoard }) {
  const { t } = useText();
  const { store } = board;
  const { key, handle, summary } = file;
  const { state, run, cancel } = useTask<ParseOutcome>();
  const read = (secret: Secret | null) => {
    if (handle === null) return;
    const held = heldFile(handle, summary);
    void run('reading', (tools) => parseLocally(held, tools, secret), { keep: secret !== null });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row is read when it is opened, another one has another key
  useEffect(() => read(null), []);
  const result = resultOf(state);
  useEffect(() => {
    if (result?.by === 'local') store.update(key, result.reading);
  }, [result, store, key]);
  // Of a file that cannot be read, the summary is all that is known.
  const reading =
    handle === null ? { ...summary, licence: null } : result?.by === 'local' ? result.reading : null;
  const lost = state.phase === 'failed' && summary.licence !== null;
  return (
    <>
      {file.hasLeftFolder && (
        <div className={layout.below}>
          <Notice tone="warning" title={t('licence.screen.board.isGone')} />
        </div>
      )}
      {state.phase === 'running' && <TaskProgress stage={state.stage} onCancel={cancel} />}
      {state.phase === 'running' && !result && <SkeletonFacts />}
      <TaskFailure state={state} failed={t('licence.screen.message.parseFailed')} missing={null} />
      {lost && <EarlierReading summary={summary} />}
      {reading && (
        <LocalResult
          reading={reading}
          caption={null}
          actions={result ? <ParseReport outcome={result} /> : null}
          secretTried={result?.by === 'local' && result.secret !== null}
          keeping={result?.by === 'local' ? result.keeping : null}
          busy={state.phase === 'running'}
          onSecret={read}
          onAgain={() => read(result && openingSecret(result))}
        />
      )}
    </>
  );
}

/** The earlier reading of a file that cannot be read any more: everything but its modules. */
function EarlierReading({ summary }: { readonly summary: LicenceSummary }) {
  const { t } = useText();
  const { licence, daysRemaining } = summary;
  return (
    <div className={layout.part}>
      <VerdictBanner reading={summary} caption={t('licence.screen.board.earlier')} />
      {licence && <LicenceFacts licence={licence} daysRemaining={daysRemaining} reading={summary} />}
      <KeyPanel reading={summary} />
    </div>
  );
}
