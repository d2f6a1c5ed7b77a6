/** The number of administrators who see the previewed menu as the chosen kind does, on servers that tell kinds. */
import { Link } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getAdministrators } from '#shared/api/login-control/login-white.ts';
import ink from '#widgets/looks/ink.module.css';
import type { PreviewRole } from '../parts/MenuPreview/use-previewed-reader.ts';

const kinds = { subAdministrator: 'sub', departmentAdministrator: 'department' } as const;

export function RoleReach({ role }: { readonly role: PreviewRole }) {
  const { t, formatNumber } = useText();
  const kind = role === 'everybody' || role === 'employee' ? null : kinds[role];
  // A failed read, and a server that does not tell kinds, only leave the line out.
  const read = useRead(getAdministrators, {}, { enabled: kind !== null });
  if (kind === null || !read.data || read.data.some((one) => one.kind === undefined)) return null;
  const count = read.data.filter((one) => one.kind === kind).length;
  return (
    <p className={ink.help}>
      {t(`backMenu.preview.seenBy.${kind}`, { count, total: formatNumber(count) })}{' '}
      <Link to="/safe_account/administrators">{t('departments.whoManages')}</Link>
    </p>
  );
}
