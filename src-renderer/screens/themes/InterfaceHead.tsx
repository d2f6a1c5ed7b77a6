/** The head of all pages of the interface configuration: its parts as tabs, each with an address. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { useAddress } from '#state/address.ts';
import { useSession } from '#state/session.ts';
import { departmentParam } from '#widgets/DepartmentScope/use-department-scope.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { PageTabs } from '#widgets/PageTabs.tsx';
import { listAddress } from './theme-addresses.ts';

/** Special themes are below the web's (spec 2§2). */
const terminals = ['pc', 'pcClient', 'h5'] as const;

interface InterfaceHeadProps {
  readonly title: string;
  readonly purpose: string;
  readonly actions?: ReactNode;
  /** Leaves the tabs out for a page that has them itself. */
  readonly bare?: boolean;
}

export function InterfaceHead({ title, purpose, actions, bare = false }: InterfaceHeadProps) {
  const { t } = useText();
  const session = useSession();
  const dept = useAddress().get(departmentParam);
  const about = dept === '' ? '' : `?${new URLSearchParams({ [departmentParam]: dept })}`;
  const tabs = [
    ...terminals.map((terminal) => ({
      to: listAddress(terminal) + about,
      label: t(`themes.terminal.${terminal}`),
    })),
    { to: `/plugin${about}`, label: t('themes.client.title') },
    ...(session.status === 'signedIn' && session.facts.user.admin
      ? [
          { to: '/ui_config/logo/own', label: t('branding.title') },
          { to: '/css_theme', label: t('themeEditor.css.title') },
        ]
      : []),
    { to: '/info_other/nav/preview', label: t('themes.preview.title') },
  ];
  return (
    <PageHeader
      title={title}
      purpose={purpose}
      actions={actions}
      tabs={!bare && <PageTabs label={t('themes.config.tabs')} tabs={tabs} />}
    />
  );
}
