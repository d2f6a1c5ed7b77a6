/** The page of view as (spec 3§2.2, 3§2.3): the address holds the person, and the department of the other pages. */
import { useText } from '#data/text.ts';
import { useAddress } from '#state/address.ts';
import { AppTabs } from '#widgets/AppTabs.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ViewAs } from '#widgets/ViewAs/ViewAs.tsx';
import { picksOf } from '#widgets/ViewAs/view-picks.ts';

export function ViewAsPage() {
  const { t, language } = useText();
  const address = useAddress();
  return (
    <>
      <PageHeader title={t('viewAs.title')} purpose={t('viewAs.purpose')} tabs={<AppTabs />} />
      <ViewAs
        picks={picksOf(address.get, language)}
        onPick={address.set}
        deptId={address.get('dept') || null}
        unsaved={null}
        addressPrefix=""
      />
    </>
  );
}
