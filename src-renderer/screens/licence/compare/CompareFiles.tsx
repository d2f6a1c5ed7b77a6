/** Entry 2, *Compare file*: two choosers, a compare button, the differences (spec 1§2.6). */

import { ArrowLeftRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { useSession } from '#state/session.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import ink from '#widgets/looks/ink.module.css';
import { HeadActions } from '#widgets/HeadActions.tsx';
import layout from '#widgets/looks/layout.module.css';
import { DropHint } from '../parts/DropHint.tsx';
import { type PickedFile, pickedFile } from '../parts/picked-file.ts';
import { TaskFailure } from '../parts/TaskFailure.tsx';
import { TaskProgress } from '../parts/TaskProgress.tsx';
import { usePageDrop } from '../parts/use-page-drop.ts';
import { resultOf, useTask } from '../parts/use-task.ts';
import { type ReaderLocation, ReaderChoice } from '../parts/ReaderChoice.tsx';
import { useOwnUses } from '../report/use-own-uses.ts';
import { CompareResultView } from './CompareResult.tsx';
import styles from './compare.module.css';
import { type CompareOutcome, type CompareSecrets, compareLocally, compareOnServer } from './compare-work.ts';

interface Files {
  readonly before: PickedFile | null;
  readonly after: PickedFile | null;
}

export function CompareFiles() {
  const { t } = useText();
  const session = useSession();
  const [where, setWhere] = useState<ReaderLocation>('local');
  const [files, setFiles] = useState<Files>({ before: null, after: null });
  const [missing, setMissing] = useState<'licence.screen.needBoth' | 'licence.screen.where.notSent' | null>(
    null,
  );
  const { state, run, cancel, reset } = useTask<CompareOutcome>();
  // Prefetched while the files are being chosen, since the result begins with it.
  useOwnUses(session.status === 'signedIn');
  const compareButton = useRef<HTMLButtonElement>(null);
  const running = state.phase === 'running';
  const result = resultOf(state);

  const choose = (next: Files) => {
    setFiles(next);
    setMissing(null);
    reset();
    const { before, after } = next;
    if (!before || !after) return;
    compareButton.current?.focus();
    // Two files are compared here at once; what is sent to a server waits for the button.
    if (where === 'local') void run('sending', (tools) => compareLocally({ before, after }, tools));
  };
  const drop = usePageDrop(2, ([first, second]) => {
    if (!first) return;
    if (second) choose({ before: pickedFile(first), after: pickedFile(second) });
    else if (files.before) choose({ ...files, after: pickedFile(first) });
    else choose({ ...files, before: pickedFile(first) });
  });
  const start = (secrets: CompareSecrets | null = null) => {
    const { before, after } = files;
    const unsent = where === 'server' && session.status !== 'signedIn';
    const needed =
      before && after ? (unsent ? 'licence.screen.where.notSent' : null) : 'licence.screen.needBoth';
    setMissing(needed);
    if (!before || !after || needed) {
      reset();
      return;
    }
    const pair = { before, after };
    if (where === 'server') void run('server', (tools) => compareOnServer(pair, tools));
    else
      void run('sending', (tools) => compareLocally(pair, tools, secrets ?? {}), { keep: secrets !== null });
  };

  return (
    <>
      <DropHint isOver={drop.isOver} />
      <div className={styles.choosers}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side}>
            <h2>
              {t(`licence.verdict.${side === 'before' ? 'old' : 'new'}Licence`)}
              <span className={ink.under}>{t(`licence.screen.file.${side}`)}</span>
            </h2>
            <FileDrop
              label={t(`licence.screen.file.${side}`)}
              hint={t('licence.screen.file.hintTwo')}
              file={files[side]}
              onFile={(file) => choose({ ...files, [side]: file && pickedFile(file) })}
            />
          </div>
        ))}
        <div className={styles.swap}>
          <IconButton
            label={t('licence.screen.file.swap')}
            onClick={() => choose({ before: files.after, after: files.before })}
          >
            <ArrowLeftRight size={16} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div className={`${layout.row} ${layout.above}`}>
        <HeadActions>
          <Button ref={compareButton} look="primary" busy={running} onClick={() => start()}>
            {t('licence.screen.action.compare')}
          </Button>
        </HeadActions>
        <ReaderChoice where={where} onWhere={setWhere} />
      </div>
      {running && <TaskProgress stage={state.stage} onCancel={cancel} />}
      <TaskFailure
        state={state}
        failed={t('licence.screen.message.compareFailed')}
        missing={missing && t(missing)}
      />
      {result && <CompareResultView outcome={result} busy={running} onSecret={start} />}
    </>
  );
}
