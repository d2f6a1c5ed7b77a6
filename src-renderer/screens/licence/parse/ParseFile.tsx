/** Entry 1, *Parse file*: choose or drop a file, parse it, read the result (spec 1§2.6). */
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../data/text.ts';
import { openedFilesAtom } from '../../../state/opened-files.ts';
import { Button } from '../../../widgets/Button.tsx';
import { FileDrop } from '../../../widgets/FileDrop.tsx';
import { DropHint } from '../parts/DropHint.tsx';
import styles from '../parts/parts.module.css';
import { openedFile, type PickedFile, pickedFile } from '../parts/pickedFile.ts';
import { SendToServer } from '../parts/SendToServer.tsx';
import { TaskFailure } from '../parts/TaskFailure.tsx';
import { TaskProgress } from '../parts/TaskProgress.tsx';
import { usePageDrop } from '../parts/usePageDrop.ts';
import { useTask } from '../parts/useTask.ts';
import { ParseIntroduction } from './ParseIntroduction.tsx';
import { ParseResult } from './ParseResult.tsx';
import { type ParseOutcome, parseLocally, parseOnServer } from './parseWork.ts';

export function ParseFile() {
  const { t } = useText();
  const [picked, setPicked] = useState<PickedFile | null>(null);
  const [missing, setMissing] = useState(false);
  const { state, run, cancel, reset } = useTask<ParseOutcome>();
  const parseButton = useRef<HTMLButtonElement>(null);

  const choose = (file: PickedFile | null) => {
    setPicked(file);
    setMissing(false);
    reset();
    if (file) parseButton.current?.focus();
  };
  const drop = usePageDrop(1, ([file]) => file && choose(pickedFile(file)));
  useOpenedFile((file) => {
    choose(file);
    void run('reading', (tools) => parseLocally(file, tools));
  });

  const start = (where: 'local' | 'server') => {
    setMissing(picked === null);
    if (!picked) {
      reset();
      return;
    }
    if (where === 'local') void run('sending', (tools) => parseLocally(picked, tools));
    else void run('server', (tools) => parseOnServer(picked, tools));
  };

  return (
    <>
      <DropHint over={drop.over} />
      <FileDrop
        label={t('licence.screen.file.parse')}
        hint={t('licence.screen.file.hint')}
        file={picked}
        onFile={(file) => choose(file && pickedFile(file))}
      />
      <div className={styles.actions}>
        <Button
          ref={parseButton}
          look="primary"
          busy={state.phase === 'running'}
          onClick={() => start('local')}
        >
          {t('licence.screen.action.parse')}
        </Button>
        <SendToServer busy={state.phase === 'running'} onSend={() => start('server')} />
      </div>
      {state.phase === 'running' && <TaskProgress stage={state.stage} onCancel={cancel} />}
      <TaskFailure
        state={state}
        failed={t('licence.screen.message.parseFailed')}
        missing={missing ? t('licence.screen.needFile') : null}
      />
      {state.phase === 'done' && <ParseResult outcome={state.result} />}
      {state.phase === 'idle' && picked === null && !missing && <ParseIntroduction />}
    </>
  );
}

/** A file that the system opened with the program is read at once: that is what the double click asked for. */
function useOpenedFile(take: (file: PickedFile) => void): void {
  const [opened, setOpened] = useAtom(openedFilesAtom);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const [first] = opened ?? [];
    if (!opened) return;
    setOpened(null);
    if (first) latest.current(openedFile(first));
  }, [opened, setOpened]);
}
