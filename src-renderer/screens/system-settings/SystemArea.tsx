/** The layout of a system settings page: the menu of the parts at the left, the page beside it. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { PageMenu } from '#widgets/PageMenu.tsx';
import { systemParts, systemPath } from './parts.ts';

const width = 176;

export function SystemArea({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const links = systemParts.map(({ part, titleKey }) => {
    const to = `${systemPath}/${part}`;
    return { to, label: t(titleKey), current: `${pathname}/`.startsWith(`${to}/`) };
  });
  return (
    <PageMenu label={t('systemSettings.menu')} width={width} groups={[{ links }]}>
      {children}
    </PageMenu>
  );
}
