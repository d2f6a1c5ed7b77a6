/** Opens *View as* with somebody of the given departments as the person. */
import { ScanEye } from 'lucide-react';
import { useState } from 'react';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import type { UnsavedSettings } from '#widgets/ViewAs/view-as.ts';

const ViewAsDialog = lazyComponent(
  async () => (await import('#widgets/ViewAs/ViewAsDialog.tsx')).ViewAsDialog,
);

interface LookAsSomebodyProps {
  /** Ids. */
  readonly departments: readonly string[];
  /** Values that *Save* would store; null without changes. */
  readonly unsaved?: UnsavedSettings | null;
}

export function LookAsSomebody({ departments, unsaved = null }: LookAsSomebodyProps) {
  const { t } = useText();
  const [person, setPerson] = useState<string | null>(null);
  const look = async () => {
    try {
      const found = await firstPerson(departments);
      if (found === null) notify({ tone: 'info', text: t('viewAs.nobodyThere') });
      setPerson(found);
    } catch (error) {
      notifyFailure(error);
    }
  };
  if (departments.length === 0) return null;
  return (
    <div>
      <Button size="small" icon={<ScanEye size={14} aria-hidden="true" />} onClick={() => void look()}>
        {t('viewAs.somebody')}
      </Button>
      {person !== null && (
        <ViewAsDialog unsaved={unsaved} deptId={null} person={person} onClose={() => setPerson(null)} />
      )}
    </div>
  );
}

/** Somebody of the first department that has anybody, departments below it included; null for nobody. */
async function firstPerson(departments: readonly string[]): Promise<string | null> {
  for (const deptId of departments) {
    const [found] = (await callRead(queryPeople, { deptId, pageNo: 1, pageSize: 1 })).result;
    if (found) return found.id;
  }
  return null;
}
