/** The head of an employee's own applications: its two pages, and the way back to the defaults (LAUNCH-005). */
import { RotateCcw } from 'lucide-react';
import { submitChange } from '#data/changes/index.ts';
import { translate, useText } from '#data/text.ts';
import { syncEmpAppDisplaySetting } from '#shared/api/launcher/launcher.ts';
import { launcherReads } from '#shared/rules/records/launcher/launcher-record.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { LauncherTabs } from '#widgets/LauncherTabs.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';

interface LauncherHeadProps {
  /** null: nothing can be reset. */
  readonly onReset: (() => void) | null;
}

export function LauncherHead({ onReset }: LauncherHeadProps) {
  const { t } = useText();
  return (
    <PageHeader
      title={t('launcher.title')}
      purpose={t('launcher.purpose')}
      actions={
        onReset && (
          <Button icon={<RotateCcw size={14} aria-hidden="true" />} onClick={onReset}>
            {t('launcher.reset')}
          </Button>
        )
      }
      tabs={<LauncherTabs />}
    />
  );
}

/** Asks first; answers whether it is done, and says itself how it went. */
export async function resetLauncher(): Promise<boolean> {
  const yes = await confirm({
    title: translate('launcher.resetTitle'),
    text: translate('launcher.resetText'),
    action: translate('launcher.reset'),
    danger: true,
  });
  if (!yes) return false;
  return submitChange({
    title: 'launcher.resetChange',
    endpoint: syncEmpAppDisplaySetting,
    input: {},
    before: null,
    touches: launcherReads,
    success: 'launcher.resetDone',
  }).then(
    () => true,
    () => false,
  );
}
