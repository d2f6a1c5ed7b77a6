/**
 * *Board*: many licences at once. A row, a comparison or a family replaces the list, whose state stays for the way
 * back; the address names the view.
 */

import { useAtom } from 'jotai';
import { ArrowLeftRight, LayoutList } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { orderFamily } from '#shared/rules/licence/family.ts';
import { openedFilesAtom } from '#state/opened-files.ts';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ComparePair } from '../compare/ComparePair.tsx';
import { FamilyWork } from '../family/FamilyWork.tsx';
import { DetailView } from '../parts/DetailView.tsx';
import { DropHint } from '../parts/DropHint.tsx';
import { heldFile } from '../parts/picked-file.ts';
import { usePageDrop } from '../parts/use-page-drop.ts';
import { useReturnFocus } from '../parts/use-return-focus.ts';
import { BoardList } from './BoardList.tsx';
import { BoardReading } from './BoardReading.tsx';
import { BoardNewsLine, BoardTools } from './BoardTools.tsx';
import { type BoardAddress, boardAddressOf, boardParams } from './board-address.ts';
import type { BoardFile } from './board-files.ts';
import { candidateOf, droppedFiles } from './folders/file-list.ts';
import { type LicenceBoard, useBoard } from './use-board.ts';

export function BoardEntry() {
  const { t } = useText();
  const board = useBoard();
  const { store, files } = board;
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const address = boardAddressOf(params);
  const found = address?.keys.map((key) => files.find((file) => file.key === key));
  const chosen = found?.every((file) => file !== undefined) ? found : null;
  const away = address !== null && chosen !== null && chosen !== undefined;

  const drop = usePageDrop(Number.POSITIVE_INFINITY, (_, transfer) => {
    void droppedFiles(transfer).then((dropped) => store.add(dropped.map(candidateOf)), store.fail);
  });
  useOpenedFiles(board);
  useEffect(() => {
    // The address is from an earlier visit, whose files are gone.
    if (address && !away) setParams(boardParams(null), { replace: true });
  }, [address, away, setParams]);

  const open = (next: BoardAddress) => setParams(boardParams(next));
  useReturnFocus(away, () => list.current?.querySelector<HTMLElement>('[role="grid"]')?.focus());
  return (
    <>
      <DropHint isOver={drop.isOver} />
      <section
        ref={list}
        className={away ? undefined : layout.stack}
        hidden={away}
        aria-label={t('licence.screen.entry.board')}
      >
        <BoardTools board={board} isEmptyBoard={!away} />
        <BoardNewsLine board={board} />
        {files.length > 0 ? (
          <BoardList board={board} onOpen={open} />
        ) : (
          !board.work && (
            <EmptyState
              icon={<LayoutList size={20} />}
              title={t('licence.screen.board.emptyTitle')}
              text={t('licence.screen.board.emptyText')}
            />
          )
        )}
      </section>
      {away && (
        <DetailView
          title={awayTitle(address, chosen, t('licence.screen.entry.family'))}
          back={t('licence.screen.board.back')}
          onBack={() => void navigate(`?${boardParams(null)}`)}
        >
          <BoardView address={address} files={chosen} board={board} onOpen={open} />
        </DetailView>
      )}
    </>
  );
}

function awayTitle({ view }: BoardAddress, files: readonly BoardFile[], family: string): string {
  if (view === 'family') return shownInSentence(files[0]?.summary.licence?.companyName || family);
  return files.map(({ summary }) => shownInSentence(summary.name)).join(' → ');
}

interface BoardViewProps {
  readonly address: BoardAddress;
  readonly files: readonly BoardFile[];
  readonly board: LicenceBoard;
  readonly onOpen: (address: BoardAddress) => void;
}

function BoardView({ address, files, board, onOpen }: BoardViewProps) {
  const [first, second] = files;
  if (address.view === 'compare' && first && second) {
    return <BoardCompare key={address.keys.join()} before={first} after={second} />;
  }
  if (address.view === 'family') {
    return (
      <BoardFamily
        key={address.keys.join()}
        files={files}
        onCompare={(keys) => onOpen({ view: 'compare', keys })}
      />
    );
  }
  return first ? <BoardReading key={first.key} file={first} board={board} /> : null;
}

/** Takes files that the system opened with the program at once. */
function useOpenedFiles({ store }: LicenceBoard): void {
  const [opened, setOpened] = useAtom(openedFilesAtom);
  useEffect(() => {
    if (!opened || opened.length === 0) return;
    setOpened(null);
    void store.add(
      opened.map(({ id, name, size }) => ({ name, size, folderFile: null, open: async () => id })),
    );
  }, [opened, setOpened, store]);
}

interface BoardCompareProps {
  readonly before: BoardFile;
  readonly after: BoardFile;
}

/** Compares two files of the board: the older one first, unless the user swaps them. */
function BoardCompare({ before, after }: BoardCompareProps) {
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

interface BoardFamilyProps {
  readonly files: readonly BoardFile[];
  /** Called with the keys of two files, the older one first. */
  readonly onCompare: (keys: readonly string[]) => void;
}

/** Several files of the board as one customer's licences in chronological order. */
function BoardFamily({ files, onCompare }: BoardFamilyProps) {
  const { t } = useText();
  const readable = useMemo(() => files.filter(({ handle }) => handle !== null), [files]);
  const familyFiles = useMemo(
    () => readable.map(({ handle, summary }) => heldFile(handle ?? '', summary)),
    [readable],
  );
  if (familyFiles.length < 2) {
    return <Notice tone="danger" title={t('licence.screen.family.tooFew')} />;
  }
  return (
    <FamilyWork
      files={familyFiles}
      onStep={(before, after) => {
        const keys = [readable[before]?.key, readable[after]?.key].filter((key) => key !== undefined);
        if (keys.length === 2) onCompare(keys);
      }}
    />
  );
}
