/** The holders of a terminal's seats (spec 1§7.2 queryLicenseUser), where the server has the call. */

import { useText } from '#data/text.ts';
import type { SeatTerminal } from '#shared/api/licence-info/licence-info.ts';
import { Dialog } from '../Dialog.tsx';
import { PeopleList } from './PeopleList.tsx';
import { seatHolderSource } from './people.ts';

interface SeatHoldersProps {
  readonly terminal: SeatTerminal;
  readonly onClose: () => void;
}

export function SeatHolders({ terminal, onClose }: SeatHoldersProps) {
  const { t } = useText();
  const title = t('licenceInfo.screen.holders.title', { terminal: t(`licenceInfo.terminal.${terminal}`) });
  return (
    <Dialog open onClose={onClose} title={title} width={720}>
      <PeopleList
        title={title}
        source={seatHolderSource(terminal)}
        empty={{
          title: t('licenceInfo.screen.empty.holders'),
          text: t('licenceInfo.screen.empty.holdersText'),
        }}
        failed={t('licenceInfo.screen.holders.failed')}
      />
    </Dialog>
  );
}
