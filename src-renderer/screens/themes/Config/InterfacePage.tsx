/** `/ui_config/:type` (spec 1§2.1): redirects to the page of that part of the interface configuration. */
import { Link, Navigate, useParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { terminals } from '#shared/rules/themes/terminals.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { InterfaceHead } from '../InterfaceHead.tsx';
import { listAddress } from '../theme-addresses.ts';

/** Characters of the address that the page shows. */
const longest = 60;
const first = '/ui_config/pc';

/** Addresses of the parts by the type in the address. */
const parts: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(terminals.map((terminal) => [terminal, listAddress(terminal)])),
  plugin: '/plugin',
  logo: '/ui_config/logo/own',
  preview: '/info_other/nav/preview',
};

export function InterfacePage() {
  const { type = '' } = useParams();
  const { t } = useText();
  const to = Object.hasOwn(parts, type) ? parts[type] : undefined;
  if (to !== undefined) return <Navigate to={to} replace />;
  return (
    <>
      <InterfaceHead title={t('themes.config.title')} purpose={t('themes.config.purpose')} />
      <EmptyState
        title={t('errors.page.notFoundTitle')}
        text={t('themes.config.unknown', { type: type.slice(0, longest) })}
        action={<Link to={first}>{t('themes.page.pc')}</Link>}
      />
    </>
  );
}

/** `/ui_config` leads to its first part. */
export function InterfaceHome() {
  return <Navigate to={first} replace />;
}
