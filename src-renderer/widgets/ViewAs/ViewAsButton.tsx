/** Leads to what somebody would see of what stands in a form. */
import { ScanEye } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { late } from '#state/late.ts';
import { Button } from '../Button.tsx';
import type { Unsaved } from './view-as.ts';

const ViewAsDialog = late(async () => (await import('./ViewAsDialog.tsx')).ViewAsDialog);

interface ViewAsButtonProps {
  /** What would be saved now; null: nothing was changed. */
  readonly unsaved: Unsaved | null;
  /** As somebody of this department at first. */
  readonly deptId: string | null;
}

export function ViewAsButton(props: ViewAsButtonProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<ScanEye size={14} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('viewAs.action')}
      </Button>
      {open && <ViewAsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
