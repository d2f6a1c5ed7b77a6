/** Entry 2, *Compare file*: two choosers, a compare button, what differs (spec 1§2.6). */
import { ArrowLeftRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../data/text.ts';
import { Button, IconButton } from '../../../widgets/Button.tsx';
import { FileDrop } from '../../../widgets/FileDrop.tsx';
import { DropHint } from '../parts/DropHint.tsx';
import partStyles from '../parts/parts.module.css';
import { type PickedFile, pickedFile } from '../parts/pickedFile.ts';
import { SendToServer } from '../parts/SendToServer.tsx';
import { TaskFailure } from '../parts/TaskFailure.tsx';
import { TaskProgress } from '../parts/TaskProgress.tsx';
import { usePageDrop } from '../parts/usePageDrop.ts';
import { useTask } from '../parts/useTask.ts';
import { CompareResult } from './CompareResult.tsx';
import styles from './compare.module.css';
import { type CompareOutcome, compareLocally, compareOnServer } from './compareWork.ts';

interface Files {
  readonly before: PickedFile | null;
  readonly after: PickedFile | null;
}

export function CompareFiles() {
  const { t } = useText();
  const [files, setFiles] = useState<Files>({ before: null, after: null });
  const [missing, setMissing] = useState(false);
  const { state, run, cancel, reset } = useTask<CompareOutcome>();
  const compareButton = useRef<HTMLButtonElement>(null);
  const running = state.phase === 'running';

  const choose = (next: Files) => {
    setFiles(next);
    setMissing(false);
    reset();
    if (next.before && next.after) compareButton.current?.focus();
  };
  const drop = usePageDrop(2, ([first, second]) => {
    if (!first) return;
    if (second) choose({ before: pickedFile(first), after: pickedFile(second) });
    else if (files.before) choose({ ...files, after: pickedFile(first) });
    else choose({ ...files, before: pickedFile(first) });
  });
  const start = (where: 'local' | 'server') => {
    const { before, after } = files;
    setMissing(!before || !after);
    if (!before || !after) {
      reset();
      return;
    }
    const pair = { before, after };
    if (where === 'local') void run('sending', (tools) => compareLocally(pair, tools));
    else void run('server', (tools) => compareOnServer(pair, tools));
  };

  return (
    <>
      <DropHint over={drop.over} />
      <div className={styles.choosers}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className={styles[side]}>
            <h2 className={styles.side}>{t(`licence.screen.file.${side}`)}</h2>
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
      <div className={partStyles.actions}>
        <Button ref={compareButton} look="primary" busy={running} onClick={() => start('local')}>
          {t('licence.screen.action.compare')}
        </Button>
        <SendToServer busy={running} onSend={() => start('server')} />
      </div>
      {state.phase === 'running' && <TaskProgress stage={state.stage} onCancel={cancel} />}
      <TaskFailure
        state={state}
        failed={t('licence.screen.message.compareFailed')}
        missing={missing ? t('licence.screen.needBoth') : null}
      />
      {state.phase === 'done' && <CompareResult outcome={state.result} />}
    </>
  );
}
