/** The layout of an account security page: the menu of its parts at the left (spec 1§2.7), the page beside it. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { PageMenu } from '../PageMenu.tsx';
import { useSecurityEntries } from './use-security-entries.ts';

const width = 176;

export function SecurityArea({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const links = useSecurityEntries().map(({ type, to }) => ({
    to,
    label: t(`security.entry.${type}`),
    current: `${pathname}/`.startsWith(`/safe_account/${type}/`),
  }));
  return (
    <PageMenu label={t('security.menu')} width={width} groups={[{ links }]}>
      {children}
    </PageMenu>
  );
}
