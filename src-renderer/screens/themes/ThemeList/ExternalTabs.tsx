/** Themes of other systems, with the terminals as first-level tabs (spec 2§2; THM-022 to 024). */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { useAddress } from '#state/address.ts';
import { Tabs } from '#widgets/controls/Tabs.tsx';
import { externalTerminals } from '../tabs.ts';
import { listAddress } from '../theme-addresses.ts';

interface ExternalTabsProps {
  readonly terminal: Terminal;
  readonly children: ReactNode;
}

export function ExternalTabs({ terminal, children }: ExternalTabsProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const dept = useAddress().get('dept');
  // Special themes belong to the web's tab.
  const shown = externalTerminals.find((one) => one === terminal) ?? 'pc';
  // A new terminal resets the page and the style.
  const open = (to: Terminal) => {
    const params = new URLSearchParams({ source: 'external', ...(dept === '' ? {} : { dept }) });
    void navigate(`${listAddress(to)}?${params}`, { replace: true });
  };
  return (
    <Tabs
      label={t('themes.external.title')}
      value={shown}
      tabs={externalTerminals.map((key) => ({
        key,
        label: t(`themes.terminal.${key}`),
        content: key === shown ? children : null,
      }))}
      onChange={open}
    />
  );
}
