import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Notice } from '#widgets/Notice.tsx';
import type { Moves } from './menu-moves.ts';

export function MovesNotice({ moves: { count, saving, discard } }: { readonly moves: Moves }) {
  const { t } = useText();
  if (count === null) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button size="small" disabled={saving} onClick={discard}>
          {t('backMenu.tools.discard')}
        </Button>
      }
    >
      {count.menus + count.groups === 0 ? t('backMenu.moves.waiting') : t('backMenu.moves.some', count)}
    </Notice>
  );
}
