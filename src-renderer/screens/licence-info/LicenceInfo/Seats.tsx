/** The licence's seats by terminal (spec 1§2.4), and who holds them. */
import { Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { type LicenceBaseInfo, type SeatTerminal, seatTerminals } from '#shared/api/licence-info.ts';
import { type Reminding, type SeatFigure, seatFigures } from '#shared/rules/licence-info/figures.ts';
import { useText } from '../../../data/text.ts';
import { useAddress } from '../../../state/address.ts';
import { Button } from '../../../widgets/Button.tsx';
import partStyles from '../parts/parts.module.css';
import { seatView } from './licenceView.ts';
import styles from './seats.module.css';

const SeatHolders = lazy(async () => ({
  default: (await import('../../../widgets/People/SeatHolders.tsx')).SeatHolders,
}));
const WhiteList = lazy(async () => ({ default: (await import('./WhiteList.tsx')).WhiteList }));

interface SeatsProps {
  readonly info: LicenceBaseInfo;
  readonly reminding: Reminding;
}

export function Seats({ info, reminding }: SeatsProps) {
  const { t } = useText();
  const address = useAddress();
  const holders = seatTerminals.find((terminal) => terminal === address.get('holders'));
  const title = t('licenceInfo.screen.section.seats');
  return (
    <section className={`${partStyles.section} ${styles.section}`} aria-label={title}>
      <div className={partStyles.head}>
        <h2 className={partStyles.heading}>{title}</h2>
        <Button
          size="small"
          icon={<Users size={14} aria-hidden="true" />}
          onClick={() => address.set({ whiteList: '1' })}
        >
          {t('licenceInfo.screen.whiteList.open')}
        </Button>
      </div>
      <div className={styles.seats}>
        {seatFigures(info, reminding).map((figure) => (
          <Seat
            key={figure.terminal}
            figure={figure}
            counting={info.concurrentFlag}
            onHolders={(terminal) => address.set({ holders: terminal })}
          />
        ))}
      </div>
      <Suspense>
        {holders && <SeatHolders terminal={holders} onClose={() => address.set({ holders: '' })} />}
        {address.get('whiteList') !== '' && <WhiteList onClose={() => address.set({ whiteList: '' })} />}
      </Suspense>
    </section>
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
  const { value, of, bar, tone, remark } = seatView(figure, counting, text);
  const label = t(`licenceInfo.terminal.${figure.terminal}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div role="group" aria-label={label} className={styles.seat} data-tone={tone}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>
        {value}
        {of !== '' && <span className={styles.of}> / {of}</span>}
      </p>
      {bar === null ? (
        <span className={styles.noBar} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: <meter> can't be drawn in our tokens in every engine
        <div
          role="meter"
          className={styles.bar}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(bar)}
          aria-valuetext={remark}
        >
          <span className={styles.fill} style={{ width: `${bar}%` }} />
        </div>
      )}
      <p className={styles.foot}>
        <span className={styles.remark}>{remark}</span>
        <button
          type="button"
          className={styles.holders}
          aria-label={t('licenceInfo.screen.seats.holdersOf', { terminal: label })}
          onClick={() => onHolders(figure.terminal)}
        >
          {t('licenceInfo.screen.seats.holders')}
        </button>
      </p>
    </div>
  );
}
