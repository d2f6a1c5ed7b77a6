/** A theme from the cloud store: chosen, previewed, created by the store's type (spec 2§4; THM-002, 039, 108, 109). */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { StoreDraft } from './StoreDraft.tsx';
import { StoreList } from './StoreList.tsx';

interface CloudDialogProps {
  readonly scope: ThemeScope;
  readonly onClose: () => void;
}

export function CloudDialog({ scope, onClose }: CloudDialogProps) {
  const { t } = useText();
  const [fileId, setFileId] = useState<string | null>(null);
  return (
    <Dialog open title={t('themeActions.cloud.title')} width={720} onClose={onClose}>
      {fileId === null ? (
        <StoreList terminal={scope.terminal} onChoose={setFileId} />
      ) : (
        <StoreDraft scope={scope} fileId={fileId} onBack={() => setFileId(null)} onDone={onClose} />
      )}
    </Dialog>
  );
}
