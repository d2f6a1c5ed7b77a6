/** *Family*: 2 to 50 files of one customer, chosen or dropped, in chronological order; a step opens in full. */

import { FilePlus2, GitCommitHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { Button } from '#widgets/Button.tsx';
import { Chip, Chips } from '#widgets/Chip.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { ExternalName } from '#widgets/ExternalName.tsx';
import { droppedFiles } from '../board/folders/file-list.ts';
import { useFilePicker } from '../board/use-file-picker.tsx';
import { ComparePair } from '../compare/ComparePair.tsx';
import { DetailView } from '../parts/DetailView.tsx';
import { DropHint } from '../parts/DropHint.tsx';
import { type PickedFile, pickedFile } from '../parts/picked-file.ts';
import { usePageDrop } from '../parts/use-page-drop.ts';
import { useReturnFocus } from '../parts/use-return-focus.ts';
import { FamilyWork } from './FamilyWork.tsx';
import styles from './family.module.css';
import { familyMost } from './family-work.ts';

interface Chosen {
  readonly key: string;
  readonly file: PickedFile;
}

export function FamilyEntry() {
  const { t, formatNumber } = useText();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [dropped, setDropped] = useState(0);
  /** The files at the last *Show*; `round` counts the presses. */
  const [shown, setShown] = useState<{ round: number; files: readonly PickedFile[] } | null>(null);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const step = stepOf(params.get('step'), shown?.files ?? []);

  const chooser = useRef<HTMLDivElement>(null);
  useReturnFocus(step !== null, () => chooser.current?.focus());

  const add = (files: readonly File[]) => {
    const room = familyMost - chosen.length;
    setDropped(Math.max(0, files.length - room));
    const more = files.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file: pickedFile(file) }));
    setChosen([...chosen, ...more]);
    setShown(null);
  };
  const picker = useFilePicker(t('licence.screen.family.files'), add);
  const drop = usePageDrop(Number.POSITIVE_INFINITY, (_, transfer) => {
    void droppedFiles(transfer).then(add, (error: unknown) =>
      notify({ tone: 'danger', text: describeError(error).message }),
    );
  });
  const show = () =>
    setShown((now) => ({ round: (now?.round ?? 0) + 1, files: chosen.map(({ file }) => file) }));
  return (
    <>
      <DropHint isOver={drop.isOver} />
      <div ref={chooser} tabIndex={-1} className={styles.chooser} hidden={step !== null}>
        <div className={`${layout.row} ${layout.below}`}>
          <Button icon={<FilePlus2 size={15} aria-hidden="true" />} onClick={picker.open}>
            {t('licence.screen.board.addFiles')}
          </Button>
          {picker.input}
          {step === null && (
            <HeadActions>
              <Button look="primary" disabled={chosen.length < 2} onClick={show}>
                {t('licence.screen.family.show')}
              </Button>
            </HeadActions>
          )}
          <span className={ink.quiet}>
            {t('licence.screen.family.chosen', { count: chosen.length, most: formatNumber(familyMost) })}
          </span>
        </div>
        {dropped > 0 && (
          <div className={layout.below}>
            <Notice
              tone="warning"
              title={t('licence.screen.family.tooMany', { count: dropped, most: familyMost })}
            />
          </div>
        )}
        {chosen.length === 0 ? (
          <EmptyState
            icon={<GitCommitHorizontal size={20} />}
            title={t('licence.screen.family.emptyTitle')}
            text={t('licence.screen.family.emptyText')}
          />
        ) : (
          <Chips label={t('licence.screen.family.files')}>
            {chosen.map(({ key, file }) => (
              <Chip
                key={key}
                title={file.name}
                removeLabel={t('common.file.remove', { name: shownInSentence(file.name) })}
                onRemove={() => {
                  setChosen(chosen.filter((other) => other.key !== key));
                  setShown(null);
                }}
              >
                <ExternalName text={file.name} />
              </Chip>
            ))}
          </Chips>
        )}
        {shown && (
          <div className={layout.above}>
            <FamilyWork
              key={shown.round}
              files={shown.files}
              onStep={(before, after) => setParams({ entry: 'family', step: `${before},${after}` })}
            />
          </div>
        )}
      </div>
      {step && (
        <DetailView
          title={t('licence.screen.family.step', {
            before: shownInSentence(step.before.name),
            after: shownInSentence(step.after.name),
          })}
          back={t('licence.screen.family.back')}
          onBack={() => void navigate('?entry=family')}
        >
          <ComparePair key={params.get('step')} pair={step} />
        </DetailView>
      )}
    </>
  );
}

/** The two files of `?step=0,1`; null where no step is open. */
function stepOf(
  text: string | null,
  files: readonly PickedFile[],
): { before: PickedFile; after: PickedFile } | null {
  const [before, after] = (text ?? '').split(',').map((digits) => files[Number.parseInt(digits, 10)]);
  return before && after ? { before, after } : null;
}
