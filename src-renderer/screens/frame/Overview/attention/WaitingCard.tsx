/** The pending cases of accounts (spec 1§2.7): a count of each kind with a link to its list. */
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { callRead, readKey } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { callsOfCase } from '#shared/rules/account-cases/case-calls.ts';
import layout from '#widgets/looks/layout.module.css';
import { CardFailure, CardFigure, CardSkeleton, FigureCard } from '../../parts/FigureCard/FigureCard.tsx';
import type { WaitingKind } from './attention-cards.ts';

const addressOf = (kind: WaitingKind) => `/safe_account/${kind}?status=pending`;

export function WaitingCard({ kinds }: { readonly kinds: readonly WaitingKind[] }) {
  const { t, formatNumber } = useText();
  const reads = useQueries({
    queries: kinds.map((kind) => {
      const input = { pageNo: 1, pageSize: 1, status: 'pending' } as const;
      const { query } = callsOfCase[kind];
      return {
        queryKey: readKey(query, input),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => callRead(query, input, { signal }),
      };
    }),
  });
  const lines = kinds.map((kind, index) => ({ kind, count: reads[index]?.data?.totalCount ?? null }));
  const waiting = lines.filter(({ count }) => count !== null && count > 0);
  const known = lines.filter(({ count }) => count !== null);
  const sum = known.reduce((total, { count }) => total + (count ?? 0), 0);
  // A sum of a part would look like the whole.
  const settled = reads.every(({ error, data }) => error !== null || data !== undefined);
  return (
    <FigureCard
      title={t('attention.cards.waiting')}
      // The sum of several lists leads to none of them; each has its own link below.
      to={kinds.length === 1 && kinds[0] ? addressOf(kinds[0]) : null}
    >
      {!settled && <CardSkeleton />}
      {settled && known.length === lines.length && (
        <CardFigure
          tone={sum > 0 ? 'warning' : 'success'}
          value={formatNumber(sum)}
          text={t(sum > 0 ? 'attention.waiting.some' : 'attention.waiting.none')}
        />
      )}
      {(settled ? waiting : []).map(({ kind, count }) => (
        <div key={kind} className={layout.spread}>
          <Link to={addressOf(kind)}>{t(`accountCases.kinds.${kind}.title`)}</Link>
          <span>{formatNumber(count ?? 0)}</span>
        </div>
      ))}
      <CardFailure reads={reads} title={t('attention.failed.waiting')} />
    </FigureCard>
  );
}
