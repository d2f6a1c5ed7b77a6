/** The tabs of the editor with their tools; without detach only the menu setting exists (spec 3§2.5, 3§4, 3§6). */
import { useText } from '#data/text.ts';
import type { MenuConfigHere } from '#shared/api/back-menu/config.ts';
import { settingHere } from '#shared/rules/common/departments/setting.ts';
import { useAddress } from '#state/address.ts';
import { Button } from '#widgets/Button.tsx';
import { Tabs } from '#widgets/controls/Tabs.tsx';
import { SettingSource } from '#widgets/DepartmentScope/SettingSource.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { expectedComponent } from '#state/lazy-component.ts';
import { usePlatformHost } from '#state/menu.ts';
import { useActiveServer } from '#state/program.ts';
import { KeptMenusNotice } from './KeptMenusNotice.tsx';
import { backToParent, toggleOwnMenus } from './back-to-parent.tsx';
import { MenuSetting } from './MenuSetting.tsx';

const SyncSetting = expectedComponent(async () => (await import('./SyncSetting.tsx')).SyncSetting);

interface MenuEditorProps {
  readonly scope: ReadyScope;
  readonly config: MenuConfigHere;
}

export function MenuEditor({ scope, config }: MenuEditorProps) {
  const { t } = useText();
  const address = useAddress();
  const domainName = usePlatformHost();
  const server = useActiveServer();
  const { rootDept, parentSub, hasSelfMenus, from, permission } = config;
  const setting = settingHere(scope.detach, scope.department, {
    rootDept,
    parentSub,
    from,
    hasOwn: hasSelfMenus,
    permission: permission.moduleShareEdit,
  });
  const menus = (
    <>
      <div className={setting.readOnly === null ? '' : layout.below}>
        <SettingSource
          scope={scope}
          setting={setting}
          actions={
            setting.ownOffered &&
            setting.readOnly === 'inherited' && (
              <Button size="small" onClick={() => void toggleOwnMenus(scope.department.id, true)}>
                {t('backMenu.sync.giveOwn')}
              </Button>
            )
          }
        />
      </div>
      {setting.ownOffered && setting.readOnly !== 'noPermission' && (
        <KeptMenusNotice scope={scope} hasOwn={hasSelfMenus} />
      )}
      {hasSelfMenus && setting.ownOffered && setting.readOnly === null && (
        <div className={layout.below}>
          <Notice
            actions={
              <Button size="small" onClick={() => void backToParent(scope, domainName, server.name)}>
                {t('backMenu.sync.back')}
              </Button>
            }
          >
            {t('backMenu.sync.hasOwn', { name: scope.department.name })}
          </Notice>
        </div>
      )}
      <MenuSetting deptId={scope.department.id} />
    </>
  );
  if (scope.detach === 'off') return menus;
  const tab = address.get('tab') === 'sync' ? 'sync' : 'menus';
  return (
    <Tabs
      label={t('backMenu.tabs.label')}
      value={tab}
      onChange={(next) => address.set({ tab: next === 'sync' ? next : '' })}
      tabs={[
        {
          key: 'sync',
          label: t('backMenu.tabs.sync'),
          content: tab === 'sync' && <SyncSetting scope={scope} config={config} setting={setting} />,
        },
        { key: 'menus', label: t('backMenu.tabs.menus'), content: tab === 'menus' && menus },
      ]}
    />
  );
}
