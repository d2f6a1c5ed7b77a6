/** An employee's own quick-create entrances (spec 3§2.3; QUICK-001, 006). */
import { useText } from '#data/text.ts';
import { LauncherTabs } from '#widgets/LauncherTabs.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { Entrances } from './Entrances.tsx';
import { EntrancesTools } from './EntrancesTools.tsx';
import { useShelf } from './use-shelf.ts';

export function OwnEntrancesPage() {
  const { t } = useText();
  const shelf = useShelf('personal');
  return (
    <>
      <PageHeader
        title={t('launcher.title')}
        purpose={t('quickCreate.purpose')}
        actions={<EntrancesTools shelf={shelf} />}
        tabs={<LauncherTabs />}
      />
      <Entrances shelf={shelf} />
    </>
  );
}
