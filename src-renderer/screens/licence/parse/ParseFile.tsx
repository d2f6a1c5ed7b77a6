/** Entry 1, *Parse file*: the file is chosen or dropped, parsed, and its result shown (spec 1§2.6). */

import { useAtom } from 'jotai';
import { FileSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import { noteLicence } from '#state/next-licence.ts';
import { openedFilesAtom } from '#state/opened-files.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import layout from '#widgets/looks/layout.module.css';
import { DropHint } from '../parts/DropHint.tsx';
import { openedFile, type PickedFile, pickedFile } from '../parts/picked-file.ts';
import { ReaderChoice, type ReaderLocation } from '../parts/ReaderChoice.tsx';
import { TaskFailure } from '../parts/TaskFailure.tsx';
import { TaskProgress } from '../parts/TaskProgress.tsx';
import { usePageDrop } from '../parts/use-page-drop.ts';
import { resultOf, useTask } from '../parts/use-task.ts';
import { ParseResultView } from './ParseResult.tsx';
import { openingSecret, type ParseOutcome, parseLocally, parseOnServer, type Secret } from './parse-work.ts';

export function ParseFile() {
  const { t } = useText();
  const session = useSession();
  const [picked, setPicked] = useState<PickedFile | null>(null);
  const [where, setWhere] = useState<ReaderLocation>('local');
  const [missing, setMissing] = useState<'licence.screen.needFile' | 'licence.screen.where.notSent' | null>(
    null,
  );
  const { state, run, cancel, reset } = useTask<ParseOutcome>();
  const parseButton = useRef<HTMLButtonElement>(null);
  const running = state.phase === 'running';
  const result = resultOf(state);

  const reading = result?.by === 'local' ? result.reading : null;
  // Application management shows what this licence would change, even after the user has left this page.
  useEffect(() => {
    if (reading) noteLicence(reading);
  }, [reading]);

  const choose = (file: PickedFile | null) => {
    if (file === null) noteLicence(null);
    setPicked(file);
    setMissing(null);
    reset();
    if (!file) return;
    parseButton.current?.focus();
    // A file is read here at once; what is sent to a server waits for the button.
    if (where === 'local') void run('sending', (tools) => parseLocally(file, tools));
  };
  const drop = usePageDrop(1, ([file]) => file && choose(pickedFile(file)));
  useOpenedFile(running ? picked : null, (file) => {
    choose(file);
    if (where === 'server') void run('reading', (tools) => parseLocally(file, tools));
  });

  const start = (by: ReaderLocation, secret: Secret | null = null) => {
    const needed = picked === null ? 'licence.screen.needFile' : whyNotSent(by, session.status);
    setMissing(needed);
    if (!picked || needed) {
      reset();
      return;
    }
    const keep = { keep: secret !== null };
    if (by === 'local') void run('sending', (tools) => parseLocally(picked, tools, secret), keep);
    else void run('server', (tools) => parseOnServer(picked, tools));
  };

  return (
    <>
      <DropHint isOver={drop.isOver} />
      <FileDrop
        label={t('licence.screen.file.parse')}
        hint={t('licence.screen.file.hint')}
        file={picked}
        onFile={(file) => choose(file && pickedFile(file))}
      />
      <div className={`${layout.row} ${layout.above}`}>
        <HeadActions>
          <Button ref={parseButton} look="primary" busy={running} onClick={() => start(where)}>
            {t('licence.screen.action.parse')}
          </Button>
        </HeadActions>
        <ReaderChoice where={where} onWhere={setWhere} />
      </div>
      {running && <TaskProgress stage={state.stage} onCancel={cancel} />}
      <TaskFailure
        state={state}
        failed={t('licence.screen.message.parseFailed')}
        missing={missing && t(missing)}
      />
      {result && (
        <ParseResultView
          outcome={result}
          busy={running}
          onSecret={(secret) => start('local', secret)}
          onAgain={() => start('local', openingSecret(result))}
          onServer={() => {
            setWhere('server');
            start('server');
          }}
        />
      )}
      {state.phase === 'idle' && picked === null && !missing && <ParseIntroduction />}
    </>
  );
}

function whyNotSent(where: ReaderLocation, session: string): 'licence.screen.where.notSent' | null {
  return where === 'server' && session !== 'signedIn' ? 'licence.screen.where.notSent' : null;
}

/**
 * Reads a file that the system opened with the program at once, as its double click asked for. `reading` is the file
 * that is being read. Some systems report files that were opened together one by one: a second one during a reading
 * goes to the board.
 */
function useOpenedFile(reading: PickedFile | null, take: (file: PickedFile) => void): void {
  const [opened, setOpened] = useAtom(openedFilesAtom);
  const navigate = useNavigate();
  const latest = useRef({ reading, take });
  latest.current = { reading, take };
  const last = useRef<{ readonly handle: FileHandle; readonly file: PickedFile } | null>(null);
  useEffect(() => {
    const [first, ...more] = opened ?? [];
    if (!first) return;
    // The board takes several files at once from the atom.
    if (more.length > 0) {
      void navigate('?entry=board');
      return;
    }
    const before = last.current;
    if (before && before.file === latest.current.reading) {
      setOpened([before.handle, first]);
      return;
    }
    setOpened(null);
    last.current = { handle: first, file: openedFile(first) };
    latest.current.take(last.current.file);
  }, [opened, setOpened, navigate]);
}

function ParseIntroduction() {
  const { t } = useText();
  return (
    <EmptyState
      icon={<FileSearch size={20} />}
      title={t('licence.screen.intro.title')}
      text={t('licence.screen.intro.text')}
    />
  );
}
