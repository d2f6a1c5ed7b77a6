/** Authorisation has to be applied for elsewhere (spec 1§4, code 301): the server's message, the seller's contact. */
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { PurchaseLink, usePurchase } from '#widgets/PayNotice/PurchaseLink.tsx';

interface ElsewhereDialogProps {
  readonly message: string;
  readonly onClose: () => void;
}

export function ElsewhereDialog({ message, onClose }: ElsewhereDialogProps) {
  const { t } = useText();
  const purchase = usePurchase();
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('tenantEdit.authorise.title')}
      onClose={onClose}
      footer={
        <Button look="primary" data-autofocus onClick={onClose}>
          {t('common.ok')}
        </Button>
      }
    >
      <p>{message}</p>
      {purchase && <PurchaseLink target={purchase}>{t('tenantEdit.purchase.open')}</PurchaseLink>}
    </Dialog>
  );
}
