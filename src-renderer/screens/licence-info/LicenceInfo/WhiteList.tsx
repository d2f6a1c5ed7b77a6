/** The licence's white list (spec 1§7.2): people are added and removed, each with undo. */

import { useState } from 'react';
import { useText } from '#data/text.ts';
import { whiteListRecord } from '#shared/rules/records/white-list-record.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import type { ListSelection } from '#widgets/List/use-list-selection.ts';
import ink from '#widgets/looks/ink.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { PeopleList } from '#widgets/People/PeopleList.tsx';
import { candidates, type LicencePerson, whiteListSource } from '#widgets/People/people.ts';

export function WhiteList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const [adding, setAdding] = useState(false);
  const [busy, setBusy] = useState(false);

  const write = async (people: ListSelection<LicencePerson>, kind: 'add' | 'remove') => {
    setBusy(true);
    try {
      const chosen = await people.chosen();
      const locator = { people: chosen.map(({ id, username }) => ({ id, name: username })) };
      const listed = kind === 'add';
      const edits = Object.fromEntries(chosen.map(({ id }) => [id, { from: !listed, to: listed }]));
      // Only new people are added, so that *Undo* removes nobody who was on the list before.
      if (await saveNow(whiteListRecord, locator, edits, 'common.done.operation')) {
        people.clear();
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
      <p className={ink.text}>{t('licenceInfo.screen.whiteList.text')}</p>
      {adding ? (
        <PeopleList
          key="add"
          title={t('licenceInfo.screen.whiteList.add')}
          source={candidates}
          empty={{
            title: t('licenceInfo.screen.empty.candidates'),
            text: t('common.table.nothingFoundHint'),
          }}
          failed={t('licenceInfo.screen.whiteList.failed')}
          tools={<Button onClick={() => setAdding(false)}>{t('licenceInfo.screen.whiteList.back')}</Button>}
          bulk={(people) => (
            <Button size="small" busy={busy} onClick={() => void write(people, 'add')}>
              {t('licenceInfo.screen.whiteList.addChosen', { count: people.count })}
            </Button>
          )}
        />
      ) : (
        <PeopleList
          key="list"
          title={title}
          source={whiteListSource}
          empty={{
            title: t('licenceInfo.screen.empty.whiteList'),
            text: t('licenceInfo.screen.empty.whiteListText'),
          }}
          failed={t('licenceInfo.screen.whiteList.failed')}
          tools={<Button onClick={() => setAdding(true)}>{t('licenceInfo.screen.whiteList.add')}</Button>}
          bulk={(people) => (
            <Button size="small" busy={busy} onClick={() => void write(people, 'remove')}>
              {t('licenceInfo.screen.whiteList.removeChosen', { count: people.count })}
            </Button>
          )}
        />
      )}
    </Dialog>
  );
}
