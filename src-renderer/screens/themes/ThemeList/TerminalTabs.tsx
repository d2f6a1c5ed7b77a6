/** The tabs of a terminal besides its list: base settings, departments, special themes (spec 2§2; THM-014 to 025). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryAuthority } from '#shared/api/themes/settings.ts';
import { type Terminal, type ThemeTab, terminalFacts } from '#shared/rules/themes/terminals.ts';
import { useAddress } from '#state/address.ts';
import { expectedComponent } from '#state/lazy-component.ts';
import { Tabs } from '#widgets/controls/Tabs.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { tabNamed, themeTabs } from '../tabs.ts';
import { useSpecialShown } from '../use-special-shown.ts';
import { ThemeList } from './ThemeList.tsx';

const ClientSettings = expectedComponent(
  async () => (await import('../ThemeDialogs/ClientSettings.tsx')).ClientSettings,
);
const DepartmentThemes = expectedComponent(
  async () => (await import('./DepartmentThemes.tsx')).DepartmentThemes,
);

interface TerminalTabsProps {
  readonly terminal: Terminal;
  readonly scope: ReadyScope;
  readonly external: boolean;
}

export function TerminalTabs({ terminal, scope, external }: TerminalTabsProps) {
  const { t } = useText();
  const address = useAddress();
  const special = useSpecialShown();
  const { dtu } = terminalFacts[terminal];
  const deptId = scope.department.id;
  // Without detached departments a theme can be given to nobody.
  const detached = scope.detach !== 'off' && dtu !== undefined;
  const authority = useRead(
    queryAuthority,
    { deptId, ...(dtu ? { settingModule: dtu } : {}) },
    { enabled: detached },
  );
  const maySync = detached && authority.data?.permission === true;
  const tabs = themeTabs(terminal, { external, sync: maySync, special });
  const tab = tabNamed(address.get('tab'), tabs);
  const content = (shown: ThemeTab) => {
    switch (shown) {
      case 'base':
        return <ClientSettings deptId={deptId} />;
      case 'sync':
        return (
          dtu && (
            <DepartmentThemes
              deptId={deptId}
              terminal={terminal}
              dtu={dtu}
              detached={detached}
              maySync={maySync}
            />
          )
        );
      default: {
        const listed = shown === 'special' ? 'special' : terminal;
        return (
          <ThemeList
            key={listed}
            address={terminal}
            scope={{ terminal: listed, deptId, external }}
            maySync={maySync && listed !== 'special'}
          />
        );
      }
    }
  };
  if (tabs.length < 2) return content(tab);
  return (
    <Tabs
      label={t('themes.tabsOf', { title: t(`themes.page.${terminal}`) })}
      value={tab}
      tabs={tabs.map((key) => ({
        key,
        label: t(`themes.tab.${key}`),
        // Only one tab is rendered: two lists would read the same address.
        content: key === tab ? content(key) : null,
      }))}
      onChange={(next) =>
        address.set({ tab: next === tabs[0] ? '' : next, page: '', style: '', q: '', sort: '' })
      }
    />
  );
}
