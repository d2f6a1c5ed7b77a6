/** The licence's seats by terminal (spec 1§2.4), and their holders. */

import { Users } from 'lucide-react';
import { useText } from '#data/text.ts';
import {
  type LicenceBaseInfo,
  type SeatTerminal,
  seatTerminals,
} from '#shared/api/licence-info/licence-info.ts';
import { type Reminding, type SeatFigure, seatFigures } from '#shared/rules/licence-info/figures.ts';
import { useAddress } from '#state/address.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Section } from '#widgets/Section.tsx';
import { FigureAction, UsageFigure, UsageFigures } from '#widgets/UsageFigure/UsageFigure.tsx';
import { seatView } from './licence-view.ts';
import { WhiteList } from './WhiteList.tsx';

const SeatHolders = lazyComponent(async () => (await import('#widgets/People/SeatHolders.tsx')).SeatHolders);

interface SeatsProps {
  readonly info: LicenceBaseInfo;
  readonly reminding: Reminding;
}

export function LicenceSeats({ info, reminding }: SeatsProps) {
  const { t } = useText();
  const address = useAddress();
  const holders = seatTerminals.find((terminal) => terminal === address.get('holders'));
  return (
    <div className={layout.form}>
      <Section
        title={t('licenceInfo.screen.section.seats')}
        tools={
          <Button
            size="small"
            icon={<Users size={14} aria-hidden="true" />}
            onClick={() => address.set({ whiteList: '1' })}
          >
            {t('licenceInfo.screen.whiteList.open')}
          </Button>
        }
      >
        <UsageFigures columns={3}>
          {seatFigures(info, reminding).map((figure) => (
            <Seat
              key={figure.terminal}
              figure={figure}
              counting={info.concurrentFlag}
              onHolders={(terminal) => address.set({ holders: terminal })}
            />
          ))}
        </UsageFigures>
        {holders && <SeatHolders terminal={holders} onClose={() => address.set({ holders: '' })} />}
        {address.get('whiteList') !== '' && <WhiteList onClose={() => address.set({ whiteList: '' })} />}
      </Section>
    </div>
  );
}

interface SeatProps {
  readonly figure: SeatFigure;
  readonly counting: LicenceBaseInfo['concurrentFlag'];
  readonly onHolders: (terminal: SeatTerminal) => void;
}

function Seat({ figure, counting, onHolders }: SeatProps) {
  const text = useText();
  const { t } = text;
  const view = seatView(figure, counting, text);
  const label = t(`licenceInfo.terminal.${figure.terminal}`);
  return (
    <UsageFigure
      {...view}
      label={label}
      exact={Math.round(view.bar ?? 0)}
      action={
        <FigureAction
          name={t('licenceInfo.screen.seats.holdersOf', { terminal: label })}
          text={t('licenceInfo.screen.seats.holders')}
          onClick={() => onHolders(figure.terminal)}
        />
      }
    />
  );
}
