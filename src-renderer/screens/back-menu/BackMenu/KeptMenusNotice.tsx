/** Offers the own menus of a department again that were turned off from this computer. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { expectedComponent } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { menusIn } from '../Sets/menu-set.ts';
import type { TakeOutcome, TakeResult } from '../Sets/run-take-over.ts';
import { toggleOwnMenus } from './back-to-parent.tsx';
import { forgetMenus, type KeptMenus, keptMenus } from './kept-menus.ts';

const TakeDialog = expectedComponent(async () => (await import('../Sets/TakeDialog.tsx')).TakeDialog);

interface KeptMenusProps {
  readonly scope: Pick<ReadyScope, 'department'>;
  readonly hasOwn: boolean;
}

/** Outcomes after which another attempt would restore nothing more. */
const restored: readonly TakeOutcome[] = ['done', 'same', 'refused'];

export function KeptMenusNotice({ scope: { department }, hasOwn }: KeptMenusProps) {
  const { t, formatNumber, formatTime } = useText();
  const [taking, setTaking] = useState<KeptMenus | null>(null);
  const [busy, setBusy] = useState(false);
  const kept = keptMenus(department.id, Date.now());
  const take = async (menus: KeptMenus) => {
    setBusy(true);
    const ready = hasOwn || (await toggleOwnMenus(department.id, true));
    setBusy(false);
    if (ready) setTaking(menus);
  };
  const close = (results: readonly TakeResult[]) => {
    const isRestored = results.length > 0 && results.every(({ outcome }) => restored.includes(outcome));
    if (isRestored) forgetMenus(department.id);
    setTaking(null);
  };
  const day = (time: number) => formatTime(new Date(time).toISOString());
  return (
    <>
      {kept && !taking && (
        <div className={layout.below}>
          <Notice
            actions={
              <Button size="small" busy={busy} onClick={() => void take(kept)}>
                {t('backMenu.sync.keptAction')}
              </Button>
            }
          >
            {t('backMenu.sync.kept', {
              time: day(kept.time),
              groups: formatNumber(kept.set.groups.length),
              menus: formatNumber(menusIn(kept.set).length),
            })}
          </Notice>
        </div>
      )}
      {taking && (
        <TakeDialog
          deptId={department.id}
          name={department.name}
          from={day(taking.time)}
          menuSet={taking.set}
          onClose={close}
        />
      )}
    </>
  );
}
