/** Shown over the page after Steward was restarted while the tab was open, so that unsaved input stays visible. */
import { useEffect, useState } from 'react';
import { onShellLost } from '#data/shell/index.ts';
import { useText } from '#data/text.ts';
import { Dialog } from '#widgets/Dialog.tsx';

export function ShellLost() {
  const { t } = useText();
  const [lost, setLost] = useState(false);
  useEffect(() => onShellLost(() => setLost(true)), []);
  return (
    <Dialog open={lost} role="alertdialog" title={t('frame.shellLost.title')} onClose={() => setLost(false)}>
      {t('frame.shellLost.text')}
    </Dialog>
  );
}
