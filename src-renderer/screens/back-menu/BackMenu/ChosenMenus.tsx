/** Actions on several selected menus. */
import { useText } from '#data/text.ts';
import type { BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { removeMenus, toggleMenus } from './menu-changes.ts';
import type { MovedMenuPosition } from './menu-moves.ts';

interface ChosenProps {
  readonly at: MovedMenuPosition;
  readonly chosen: readonly BackMenuItem[];
  readonly onDone: () => void;
}

export function ChosenMenus({ at, chosen, onDone }: ChosenProps) {
  const { t, formatNumber } = useText();
  if (chosen.length === 0) return null;
  const foreign = chosen.some(({ menuCode }) => menuCode !== '');
  const done = (all: boolean) => {
    if (all) onDone();
  };
  return (
    <div className={`${layout.row} ${layout.below}`}>
      <span role="status">{t('backMenu.bulk.chosen', { count: formatNumber(chosen.length) })}</span>
      <Button size="small" onClick={() => void toggleMenus(at, chosen, true).then(done)}>
        {t('backMenu.bulk.show')}
      </Button>
      <Button size="small" onClick={() => void toggleMenus(at, chosen, false).then(done)}>
        {t('backMenu.bulk.hide')}
      </Button>
      <Button size="small" disabled={foreign} onClick={() => void removeMenus(at, chosen).then(done)}>
        {t('backMenu.bulk.delete')}
      </Button>
      {foreign && <span className={ink.small}>{t('backMenu.bulk.onlyOwn')}</span>}
      <Button size="small" look="quiet" onClick={onDone}>
        {t('backMenu.bulk.none')}
      </Button>
    </div>
  );
}
