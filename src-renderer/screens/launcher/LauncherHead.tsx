/** The head of an employee's own applications: tabs of its two pages, and the reset to the defaults (LAUNCH-005). */
import { RotateCcw } from 'lucide-react';
import { submitChange } from '#data/changes/index.ts';
import { translate, useText } from '#data/text.ts';
import { syncEmpAppDisplaySetting } from '#shared/api/launcher/launcher.ts';
import { launcherReads } from '#shared/rules/records/launcher/launcher-record.ts';
import { draftKey, keepDraft } from '#state/drafts.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { LauncherTabs } from '#widgets/LauncherTabs.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';

interface LauncherHeadProps {
  /** null where nothing can be reset. */
  readonly onReset: (() => void) | null;
  /** null where there is nothing to compare with the organisation's arrangement. */
  readonly onCompare?: (() => void) | null;
}

export function LauncherHead({ onReset, onCompare = null }: LauncherHeadProps) {
  const { t } = useText();
  return (
    <PageHeader
      title={t('launcher.title')}
      purpose={t('launcher.purpose')}
      actions={
        <>
          {onCompare && <Button onClick={onCompare}>{t('launcher.compare.action')}</Button>}
          {onReset && (
            <Button icon={<RotateCcw size={14} aria-hidden="true" />} onClick={onReset}>
              {t('launcher.reset')}
            </Button>
          )}
        </>
      }
      tabs={<LauncherTabs />}
    />
  );
}

/** The name of the arrangement's form, under which its draft is kept. */
export const arrangementForm = 'launcher';

/**
 * Asks for confirmation, resolves to whether the reset was done, and reports its own failure. A draft of what was reset
 * is dropped.
 */
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
    () => {
      keepDraft(draftKey(arrangementForm), null);
      return true;
    },
    () => false,
  );
}
