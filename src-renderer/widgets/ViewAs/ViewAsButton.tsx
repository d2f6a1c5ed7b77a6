/** Opens the view of a form's unsaved values as another person. */
import { ScanEye } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button } from '../Button.tsx';
import type { UnsavedSettings } from './view-as.ts';

const ViewAsDialog = lazyComponent(async () => (await import('./ViewAsDialog.tsx')).ViewAsDialog);

interface ViewAsButtonProps {
  /** Values that *Save* would store; null without changes. */
  readonly unsaved: UnsavedSettings | null;
  /** Department of the first view. */
  readonly deptId: string | null;
  /** Small beside a field, of the usual height in a page's head. */
  readonly size?: 'small';
}

export function ViewAsButton({ size, ...props }: ViewAsButtonProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(size ? { size } : {})}
        icon={<ScanEye size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('viewAs.action')}
      </Button>
      {open && <ViewAsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
