/** One quiet line above a page whose answers contained values that were not understood; the details list them. */
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { oddReportsAtom } from '#data/odd-reports.ts';
import { useText } from '#data/text.ts';
import { useActiveServer } from '#state/program.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';

export function OddValues() {
  const { t } = useText();
  const { pathname } = useLocation();
  const { mark } = useActiveServer();
  const reports = useAtomValue(oddReportsAtom).filter((one) => one.server === mark && one.page === pathname);
  const count = reports.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  return (
    <div className={layout.below}>
      <Notice title={t('list.odd.title', { count })} details={reports.flatMap(({ lines }) => lines)} />
    </div>
  );
}
