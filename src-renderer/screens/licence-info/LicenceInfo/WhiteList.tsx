/** The licence's white list (spec 1§7.2): who is on it, adding and removing people, each with its undo. */
import { useCallback, useEffect, useState } from 'react';
import { onChangeOutcome } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { addLicenseWhiteList, deleteLicenseWhiteList } from '#shared/api/licence-info/licence-info.ts';
import { whiteListRecord } from '#shared/rules/records/white-list-record.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { saveNow } from '#widgets/EditForm/use-save-record.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { PeopleGrid } from '#widgets/People/PeopleGrid.tsx';
import { candidates, type Person, whiteListed } from '#widgets/People/people.ts';
import styles from './info.module.css';

export function WhiteList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const [adding, setAdding] = useState(false);
  const [edition, again] = useEdition();
  const [busy, setBusy] = useState(false);

  const write = async (people: () => Promise<Person[]>, kind: 'add' | 'remove') => {
    setBusy(true);
    try {
      const chosen = await people();
      const place = { people: chosen.map(({ id, username }) => ({ id, name: username })) };
      const listed = kind === 'add';
      const edits = Object.fromEntries(chosen.map(({ id }) => [id, { from: !listed, to: listed }]));
      // Only who is not on the list is put there, and taken off it again by *Undo*.
      if (await saveNow(whiteListRecord, place, edits, 'common.done.operation')) {
        again();
        setAdding(false);
      }
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  const title = t('licenceInfo.screen.whiteList.title');
  return (
    <Dialog open onClose={onClose} title={title} width={720}>
      <p className={styles.text}>{t('licenceInfo.screen.whiteList.text')}</p>
      {adding ? (
        <PeopleGrid
          key={`add-${edition}`}
          title={t('licenceInfo.screen.whiteList.add')}
          query={candidates}
          empty={t('licenceInfo.screen.empty.candidates')}
          failed={t('licenceInfo.screen.whiteList.failed')}
          onChosen={({ count, people }) => (
            <>
              <Button onClick={() => setAdding(false)}>{t('licenceInfo.screen.whiteList.back')}</Button>
              <Button
                look="primary"
                disabled={count === 0}
                busy={busy}
                onClick={() => void write(people, 'add')}
              >
                {t('licenceInfo.screen.whiteList.addChosen', { count })}
              </Button>
            </>
          )}
        />
      ) : (
        <PeopleGrid
          key={`list-${edition}`}
          title={title}
          query={whiteListed}
          empty={t('licenceInfo.screen.empty.whiteList')}
          failed={t('licenceInfo.screen.whiteList.failed')}
          onChosen={({ count, people }) => (
            <>
              <Button disabled={count === 0} busy={busy} onClick={() => void write(people, 'remove')}>
                {t('licenceInfo.screen.whiteList.removeChosen', { count })}
              </Button>
              <Button look="primary" onClick={() => setAdding(true)}>
                {t('licenceInfo.screen.whiteList.add')}
              </Button>
            </>
          )}
        />
      )}
    </Dialog>
  );
}

/** Counts the changes of the list, undone ones too: another count is another list. */
function useEdition(): readonly [number, () => void] {
  const [edition, setEdition] = useState(0);
  const again = useCallback(() => setEdition((now) => now + 1), []);
  useEffect(
    () =>
      onChangeOutcome(({ result, change }) => {
        const { id } = change.endpoint;
        const ofList = id === addLicenseWhiteList.id || id === deleteLicenseWhiteList.id;
        if (result !== 'failed' && ofList && change.undoes !== undefined) again();
      }),
    [again],
  );
  return [edition, again];
}
