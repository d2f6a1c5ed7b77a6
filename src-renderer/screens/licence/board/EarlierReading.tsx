/** The earlier reading of a file that cannot be read any more: everything but its modules. */

import { useText } from '#data/text.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import layout from '#widgets/looks/layout.module.css';
import { KeyPanel } from '../parts/KeyPanel.tsx';
import { LicenceFacts } from '../parts/LicenceFacts.tsx';
import { VerdictBanner } from '../parts/VerdictBanner.tsx';

export function EarlierReading({ summary }: { readonly summary: LicenceSummary }) {
  const { t } = useText();
  const { licence, daysRemaining } = summary;
  return (
    <div className={layout.part}>
      <VerdictBanner reading={summary} caption={t('licence.screen.board.earlier')} />
      {licence && <LicenceFacts licence={licence} daysRemaining={daysRemaining} reading={summary} />}
      <KeyPanel reading={summary} />
    </div>
  );
}
