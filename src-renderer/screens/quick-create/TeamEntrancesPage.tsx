/** The team's quick-create entrances (spec 3§1, 3§2.3; QUICK-002, 006). */
import { useText } from '#data/text.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { Entrances } from './Entrances.tsx';
import { EntrancesTools } from './EntrancesTools.tsx';
import { useShelf } from './use-shelf.ts';

export function TeamEntrancesPage() {
  const { t } = useText();
  const shelf = useShelf('team');
  return (
    <>
      <BaseHeader
        tab={{ title: t('quickCreate.teamTitle'), purpose: t('quickCreate.teamPurpose') }}
        actions={<EntrancesTools shelf={shelf} />}
      />
      <Entrances shelf={shelf} />
    </>
  );
}
