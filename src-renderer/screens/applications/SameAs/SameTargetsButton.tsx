/** Opens the dialog that gives targets the same shares as another one. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import type { SameTargetsProps } from './SameTargetsDialog.tsx';

const SameTargetsDialog = lazyComponent(
  async () => (await import('./SameTargetsDialog.tsx')).SameTargetsDialog,
);

export function SameTargetsButton(props: Omit<SameTargetsProps, 'target' | 'onClose'>) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sameAs.target.action')}</Button>
      {open && <SameTargetsDialog {...props} target={null} onClose={() => setOpen(false)} />}
    </>
  );
}
