/** The choice of the sheet's columns: people, departments and roles. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { targetKey } from '#shared/rules/common/shares/share.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { ShareEditor } from '#widgets/Shares/ShareEditor.tsx';
import type { AudienceTarget } from '#shared/rules/applications/sheet/judge-audience.ts';

interface TargetColumnsProps {
  readonly targets: readonly AudienceTarget[];
  readonly onChange: (keys: readonly string[]) => void;
}

/** The most columns that fit into an address. */
const most = 40;

export function TargetColumns({ targets, onChange }: TargetColumnsProps) {
  const { t, formatNumber } = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {t('appSheet.audience.columns', { total: formatNumber(targets.length) })}
      </Button>
      <Dialog
        open={open}
        title={t('appSheet.audience.columnsTitle')}
        width={720}
        onClose={close}
        footer={
          <Button look="primary" onClick={close}>
            {t('common.close')}
          </Button>
        }
      >
        {open && (
          <ShareEditor
            label={t('appSheet.audience.columnsTitle')}
            value={targets.map((target) => ({ ...target, exclude: false, below: false }))}
            menuCode={appManageMenu}
            most={most}
            onChange={(shares) => onChange(shares.map(targetKey))}
          />
        )}
      </Dialog>
    </>
  );
}
