/** Marks of the organisation tree: own or inherited menus of a department, and whether it blocks those below. */
import { CornerDownRight, Lock, PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { type Translate, useText } from '#data/text.ts';
import { queryDepartmentMenuConfigs } from '#shared/api/back-menu/config.ts';
import type { DepartmentMarks } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { configsByDepartment, type MenusOf, menusOfDepartment } from './departments.ts';

/** Without an answer of the server the tree has no marks. */
export function useMenuMarks(enabled: boolean): DepartmentMarks | null {
  const { t } = useText();
  const { data } = useRead(queryDepartmentMenuConfigs, {}, { enabled });
  return useMemo(() => {
    if (!data) return null;
    const configs = configsByDepartment(data);
    return {
      of: (id, above) => <Mark menus={menusOfDepartment(id, above, configs)} t={t} />,
      legend: (
        <div className={`${layout.stack} ${ink.small}`}>
          {(['own', 'inherits', 'blocks'] as const).map((kind) => {
            const Icon = icons[kind];
            return (
              <span key={kind} className={layout.inline}>
                <Icon size={13} aria-hidden="true" />
                {t(`backMenu.marks.legend.${kind}`)}
              </span>
            );
          })}
        </div>
      ),
    };
  }, [data, t]);
}

const icons = { own: PenLine, inherits: CornerDownRight, blocks: Lock } as const;

function Mark({ menus, t }: { readonly menus: MenusOf; readonly t: Translate }) {
  const words = markWords(menus, t);
  const Icon = menus.hasOwnMenus ? icons.own : icons.inherits;
  return (
    <span className={`${layout.inline} ${menus.hasOwnMenus ? '' : ink.faint}`} title={words}>
      {menus.blocks && <icons.blocks size={13} aria-hidden="true" />}
      <Icon size={13} aria-hidden="true" />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** "Takes the menus of Head office. Head office keeps departments below from having their own." */
function markWords({ hasOwnMenus: isOwn, blocks, from, heldBy }: MenusOf, t: Translate): string {
  return [
    isOwn
      ? t('backMenu.marks.own')
      : from
        ? t('backMenu.marks.from', { name: from.name })
        : t('backMenu.marks.above'),
    blocks ? t('backMenu.marks.blocks') : '',
    heldBy ? t('backMenu.marks.heldBy', { name: heldBy.name }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
