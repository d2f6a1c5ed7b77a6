/** Opens the audience of a form's shares, saved or not. */
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { appShareFields } from '#shared/rules/common/applications/share-fields.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { Button } from '../Button.tsx';
import { AudienceDialog } from './AudienceDialog.tsx';

interface AudienceButtonProps {
  readonly deptId: string;
  /** null for several applications. */
  readonly name: string | null;
  readonly shares: readonly Share[];
}

export function AudienceButton({ deptId, name, shares }: AudienceButtonProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const wrong = checkFields(appShareFields, { shares }).length > 0;
  return (
    <div>
      <Button
        size="small"
        icon={<Eye size={14} aria-hidden="true" />}
        disabled={wrong}
        onClick={() => setOpen(true)}
      >
        {t('appAudience.action')}
      </Button>
      {open && <AudienceDialog deptId={deptId} name={name} shares={shares} onClose={() => setOpen(false)} />}
    </div>
  );
}
