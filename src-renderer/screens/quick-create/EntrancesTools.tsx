/** Actions on all entrances of a shelf (QUICK-001, 005). */
import { ListChecks, RotateCcw } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { Shelf } from '#shared/rules/quick-create/calls.ts';
import { Button } from '#widgets/Button.tsx';
import { resetEntrances } from './entrance-changes.ts';
import { useChooseDialog } from './use-choose-dialog.ts';

export function EntrancesTools({ shelf }: { readonly shelf: Shelf }) {
  const { t } = useText();
  const dialog = useChooseDialog(shelf.scope);
  return (
    <>
      <Button icon={<RotateCcw size={14} aria-hidden="true" />} onClick={() => void resetEntrances(shelf)}>
        {t('quickCreate.reset')}
      </Button>
      <Button
        look="primary"
        icon={<ListChecks size={14} aria-hidden="true" />}
        onClick={() => dialog.open('choose')}
      >
        {t('quickCreate.choose')}
      </Button>
    </>
  );
}
