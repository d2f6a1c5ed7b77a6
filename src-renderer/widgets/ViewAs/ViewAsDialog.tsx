/** The view as another person, in a dialog over a form; its choices last as long as the dialog. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { Dialog } from '../Dialog.tsx';
import { ViewAs } from './ViewAs.tsx';
import type { Unsaved } from './view-as.ts';
import { picksOf } from './view-picks.ts';

interface ViewAsDialogProps {
  readonly unsaved: Unsaved | null;
  readonly deptId: string | null;
  readonly onClose: () => void;
}

export function ViewAsDialog({ unsaved, deptId, onClose }: ViewAsDialogProps) {
  const { t, language } = useText();
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  return (
    <Dialog open width={1200} title={t('viewAs.title')} onClose={onClose}>
      <ViewAs
        picks={picksOf((name) => said[name] ?? '', language)}
        onPick={(more) => setSaid({ ...said, ...more })}
        deptId={deptId}
        unsaved={unsaved}
        place={null}
      />
    </Dialog>
  );
}
