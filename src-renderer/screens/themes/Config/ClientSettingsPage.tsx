/** `/plugin` (spec 1§2.1 "desktop theme plugin settings"): the desktop client's own settings, by department. */
import { useText } from '#data/text.ts';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { InterfaceHead } from '../InterfaceHead.tsx';
import { ClientSettings } from '../ThemeDialogs/ClientSettings.tsx';
import { useThemeScope } from '../use-theme-scope.ts';

export function ClientSettingsPage() {
  const { t } = useText();
  const scope = useThemeScope();
  return (
    <>
      <InterfaceHead title={t('themes.client.title')} purpose={t('themes.client.purpose')} />
      <DepartmentScope scope={scope}>
        {({ department }) => <ClientSettings deptId={department.id} />}
      </DepartmentScope>
    </>
  );
}
