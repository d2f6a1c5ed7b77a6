/** A button beside a seat figure, for administrators, that lists the holders of the seats. */

import { useText } from '#data/text.ts';
import type { SeatTerminal } from '#shared/api/licence-info/licence-info.ts';
import { useAddress } from '#state/address.ts';
import { FigureAction } from '#widgets/UsageFigure/UsageFigure.tsx';

export function HoldersButton({ terminal }: { readonly terminal: SeatTerminal }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <FigureAction
      name={t('usage.holders.openOf', { seats: t(`tenant.usage.${terminal}`) })}
      text={t('usage.holders.open')}
      onClick={() => address.set({ holders: terminal })}
    />
  );
}
