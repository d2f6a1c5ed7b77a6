/**
 * Says whose rows and figures a page shows to somebody who manages some departments (spec 1§1): the server decides,
 * and a server may answer more than those departments.
 */
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { departmentsOf, isAdministrator } from '#shared/rules/common/menu/visible.ts';
import { useSession } from '#state/session.ts';
import ink from './looks/ink.module.css';

export function WhoseRows() {
  const { t, formatNumber } = useText();
  const session = useSession();
  if (session.status !== 'signedIn' || !isAdministrator(session.facts.user)) return null;
  const managed = departmentsOf(session.facts.user);
  if (managed === null) return null;
  return (
    <p className={`${ink.quiet} ${ink.small}`}>
      {t('departments.whoseRows', { count: managed.length, amount: formatNumber(managed.length) })}{' '}
      <Link to="/safe_account/administrators">{t('departments.whoManages')}</Link>
    </p>
  );
}
