/**
 * The themes of a terminal, the tenant's or another system's (spec 2§2), by department. Special themes are a part of
 * the web's page.
 */
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { themeListReads } from '#shared/rules/first-reads/themes.ts';
import { type Terminal, terminals } from '#shared/rules/themes/terminals.ts';
import { useAddress } from '#state/address.ts';
import { useCrumb } from '#state/crumbs.ts';
import { Button } from '#widgets/Button.tsx';
import { Tabs } from '#widgets/controls/Tabs.tsx';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { departmentParam } from '#widgets/DepartmentScope/use-department-scope.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { InterfaceHead } from '../InterfaceHead.tsx';
import { externalTerminals } from '../tabs.ts';
import { listAddress, whoSeesAddress } from '../theme-addresses.ts';
import { useThemeScope } from '../use-theme-scope.ts';
import { TerminalTabs } from './TerminalTabs.tsx';

export function ThemeListPage() {
  const { terminal: named = '' } = useParams();
  const { pathname, search, state } = useLocation();
  const { t } = useText();
  const terminal = terminals.find((one) => one === named);
  if (!terminal) {
    return (
      <EmptyState
        page
        title={t('errors.page.notFoundTitle')}
        text={t('errors.page.notFoundText')}
        action={<Link to={listAddress('pc')}>{t('themes.page.pc')}</Link>}
      />
    );
  }
  if (terminal === 'special') {
    const params = new URLSearchParams(search);
    params.set('tab', 'special');
    const to = pathname.replace(listAddress(terminal), listAddress('pc'));
    return <Navigate to={`${to}?${params}`} state={state} replace />;
  }
  return <Themes key={terminal} terminal={terminal} />;
}

ThemeListPage.firstReads = themeListReads;

function Themes({ terminal }: { readonly terminal: Terminal }) {
  const { t } = useText();
  const scope = useThemeScope();
  const address = useAddress();
  const navigate = useNavigate();
  const external = address.get('source') === 'external';
  const title = t(external ? 'themes.external.title' : `themes.page.${terminal}`);
  useCrumb(title);
  return (
    <>
      <InterfaceHead
        title={title}
        bare={external}
        purpose={t(external ? 'themes.external.about' : `themes.about.${terminal}`)}
        actions={
          <>
            <Button onClick={() => void navigate(whoSeesAddress(terminal, address.get(departmentParam)))}>
              {t('themesWho.title')}
            </Button>
            <Button
              onClick={() =>
                address.set({ source: external ? '' : 'external', page: '', tab: '', style: '', q: '' })
              }
            >
              {t(external ? 'themes.external.own' : 'themes.external.show')}
            </Button>
          </>
        }
      />
      <DepartmentScope scope={scope}>
        {(ready) => {
          const tabs = (
            <TerminalTabs key={String(external)} terminal={terminal} scope={ready} external={external} />
          );
          return external ? <ExternalTabs terminal={terminal}>{tabs}</ExternalTabs> : tabs;
        }}
      </DepartmentScope>
    </>
  );
}

interface ExternalTabsProps {
  readonly terminal: Terminal;
  readonly children: ReactNode;
}

/** Themes of other systems, with the terminals as first-level tabs (spec 2§2; THM-022 to 024). */
function ExternalTabs({ terminal, children }: ExternalTabsProps) {
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
