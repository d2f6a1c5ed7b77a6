import { useText } from '#data/text.ts';
import type { BoardTotals } from '#shared/rules/licence/board/board-totals.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import styles from './board.module.css';
import { seatTotalText } from './board-view.ts';

export function BoardTotalsLine({ totals, shown }: { readonly totals: BoardTotals; readonly shown: number }) {
  const text = useText();
  const { t, formatNumber } = text;
  const { files, customers } = totals;
  const parts = [
    shown === files
      ? t('licenceBoard.files', { count: files, amount: formatNumber(files) })
      : t('common.table.found', { found: formatNumber(shown), total: formatNumber(files) }),
    t('licenceBoard.customers', { count: customers, amount: formatNumber(customers) }),
  ];
  return (
    <p className={`${layout.row} ${ink.small} ${styles.totals}`} role="status">
      {totals.verdict.sample > 0 && (
        <StatusDot tone="warning">
          {t('licence.screen.board.onSamples', {
            count: totals.verdict.sample,
            amount: formatNumber(totals.verdict.sample),
          })}
        </StatusDot>
      )}
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      <span>{t('licence.screen.board.inForce', { count: formatNumber(totals.verdict.valid) })}</span>
      {totals.replaced > 0 && (
        <span>
          {t('licenceBoard.replaced', { count: totals.replaced, amount: formatNumber(totals.replaced) })}
        </span>
      )}
      {(['pcSeats', 'mobileSeats', 'externalSeats'] as const).map((field) => (
        <span key={field}>
          {t(`licence.field.${field}`)} <b>{seatTotalText(totals[field], text)}</b>
        </span>
      ))}
    </p>
  );
}
