/** Says of an address of plain http that whoever is on the way reads what is sent there. */
import { useText } from '#data/text.ts';
import { webAddress } from '#shared/rules/common/links/address.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';

export function NotEncrypted({ address }: { readonly address: string }) {
  const { t } = useText();
  if (webAddress(address)?.insecure !== true) return null;
  return (
    <div className={layout.below}>
      <Notice tone="warning">{t('serviceCall.notEncrypted')}</Notice>
    </div>
  );
}
