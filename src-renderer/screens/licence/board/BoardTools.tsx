/** The sources of the board's files (chooser, watched folder, drop), the progress of reading, and the latest news. */

import { FilePlus2, FolderOpen } from 'lucide-react';
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { isLicenceName } from '#shared/rules/licence/file-names.ts';
import { isLockedFile } from '#shared/rules/licence/is-locked-file.ts';
import { useProgram } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { ExternalName } from '#widgets/ExternalName.tsx';
import { GiveKey } from '../keys/GiveKey.tsx';
import { GiveSecret } from '../keys/GiveSecret.tsx';
import { CountedProgress } from '../parts/CountedProgress.tsx';
import styles from './board.module.css';
import { newsText } from './board-view.ts';
import { canPickFolder, pickBrowserFolder } from './folders/browser-folder.ts';
import { candidateOf } from './folders/file-list.ts';
import { openShellFolder } from './folders/shell-folder.ts';
import { SkippedNotice } from './SkippedNotice.tsx';
import type { LicenceBoard } from './use-board.ts';
import { useFilePicker } from './use-file-picker.tsx';

interface BoardToolsProps {
  readonly board: LicenceBoard;
  /** The board itself is on view, and no file of it, so that the page's head has its action. */
  readonly isEmptyBoard: boolean;
}

export function BoardTools({ board, isEmptyBoard }: BoardToolsProps) {
  const { t } = useText();
  const { facts } = useProgram();
  const { store, folder } = board;
  const files = useFilePicker(t('licence.screen.board.files'), (chosen) => {
    void store.add(chosen.map(candidateOf));
  });
  const folderFiles = useFilePicker(
    t('licence.screen.board.folderFiles'),
    (chosen) => void store.add(chosen.filter(({ name }) => isLicenceName(name)).map(candidateOf)),
    { folder: true },
  );
  const openFolder = async () => {
    const desktop = facts.shell === 'desktop';
    if (!desktop && !canPickFolder()) {
      folderFiles.open();
      return;
    }
    try {
      const opened = await (desktop ? openShellFolder() : pickBrowserFolder());
      if (opened) await store.watch(opened);
    } catch (error) {
      store.fail(error);
    }
  };
  return (
    <div className={layout.row}>
      {isEmptyBoard && (
        <HeadActions>
          <Button look="primary" icon={<FilePlus2 size={15} aria-hidden="true" />} onClick={files.open}>
            {t('licence.screen.board.addFiles')}
          </Button>
        </HeadActions>
      )}
      <Button icon={<FolderOpen size={15} aria-hidden="true" />} onClick={() => void openFolder()}>
        {t('licence.screen.board.openFolder')}
      </Button>
      {files.input}
      {folderFiles.input}
      {board.files.some(({ summary }) => summary.findings.some(({ state }) => state === 'KEY_UNKNOWN')) && (
        <GiveKey small={false} />
      )}
      {board.files.some(({ summary }) => isLockedFile(summary)) && (
        <GiveSecret small={false} onGiven={() => void store.reload()} />
      )}
      {folder && (
        <span className={layout.inline}>
          <span className={ink.quiet}>
            {t('licence.screen.board.watching')}{' '}
            <strong>
              <ExternalName text={folder.name} />
            </strong>
          </span>
          <Button look="quiet" size="small" onClick={store.stopWatching}>
            {t('licence.screen.board.stopWatching')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Progress with *Cancel*, the latest news for eyes and screen readers, and failures. */
export function BoardNewsLine({ board }: { readonly board: LicenceBoard }) {
  const text = useText();
  const { t, formatNumber } = text;
  const { work, news, error, folder, store } = board;
  return (
    <>
      {work && <CountedProgress done={work.done} total={work.total} onCancel={store.cancel} />}
      <p className={`${ink.small} ${styles.news}`} role="status" aria-live="polite">
        {news && !work ? newsText(news, text) : ''}
      </p>
      {folder?.problem && (
        <Notice
          tone="warning"
          title={t('licence.screen.board.folderProblem', { folder: shownInSentence(folder.name) })}
        >
          {t(`licence.screen.board.problem.${folder.problem}`)}
        </Notice>
      )}
      {folder && folder.leftOut > 0 && (
        <Notice
          tone="warning"
          title={t('licence.screen.board.leftOut', {
            count: folder.leftOut,
            amount: formatNumber(folder.leftOut),
          })}
        />
      )}
      {folder && <SkippedNotice folder={folder} />}
      {error !== null && <ErrorNotice error={error} title={t('licence.screen.board.failed')} />}
    </>
  );
}
