/** The view as another person, in a dialog over a form; its choices last as long as the dialog. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { Dialog } from '../Dialog.tsx';
import { ViewAs } from './ViewAs.tsx';
import type { UnsavedSettings } from './view-as.ts';
import { picksOf } from './view-picks.ts';

interface ViewAsDialogProps {
  readonly unsaved: UnsavedSettings | null;
  readonly deptId: string | null;
  /** Id of the person who is shown first; absent for the department. */
  readonly person?: string;
  readonly onClose: () => void;
}

export function ViewAsDialog({ unsaved, deptId, person, onClose }: ViewAsDialogProps) {
  const { t, language } = useText();
  const [names, setSaid] = useState<Readonly<Record<string, string>>>(
    person === undefined ? {} : { of: 'person', who: person },
  );
  return (
    <Dialog open width={1200} title={t('viewAs.title')} onClose={onClose}>
      <ViewAs
        picks={picksOf((name) => names[name] ?? '', language)}
        onPick={(more) => setSaid({ ...names, ...more })}
        deptId={deptId}
        unsaved={unsaved}
        addressPrefix={null}
      />
    </Dialog>
  );
}
