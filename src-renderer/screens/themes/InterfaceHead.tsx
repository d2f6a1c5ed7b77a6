/** The head of every page of the interface configuration: its parts as tabs, each with an address. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { PageTabs } from '#widgets/PageTabs.tsx';
import { listAddress } from './theme-addresses.ts';
import { useSpecialShown } from './use-special-shown.ts';

interface InterfaceHeadProps {
  readonly title: string;
  readonly purpose: string;
  readonly actions?: ReactNode;
}

export function InterfaceHead({ title, purpose, actions }: InterfaceHeadProps) {
  const { t } = useText();
  const special = useSpecialShown();
  const terminals = ['pc', 'pcClient', 'h5', ...(special ? (['special'] as const) : [])] as const;
  const tabs = [
    ...terminals.map((terminal) => ({
      to: listAddress(terminal),
      label: t(`themes.terminal.${terminal}`),
    })),
    { to: '/plugin', label: t('themes.client.title') },
  ];
  return (
    <PageHeader
      title={title}
      purpose={purpose}
      actions={actions}
      tabs={<PageTabs label={t('themes.config.tabs')} tabs={tabs} />}
    />
  );
}
